import { toast } from '@oraculo/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifyBrowser } from '../../jobs/browserNotification.ts';
import { isFollowing, type Job, type JobList, pollJobs } from '../../jobs/followJobs.ts';
import { cancelRowFocus, requestRowFocus } from '../../jobs/rowToFocus.ts';

const everyMs = 5_000;

/** Announces the end of the user's jobs with a link, while the user is on another screen. */
export function JobWatcher() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const showEnd = ({ linkLabel, address, notificationText }: JobList, { key, title, name, note, isFailed }: Job) => {
    const openList = () => {
      // A default view may hide the row.
      void navigate(address, { state: { isEmptied: true } });
      requestRowFocus(key, address);
    };
    const action = { label: linkLabel, onPress: openList };
    const show = isFailed ? toast.error : note ? toast.warning : toast.success;
    show({ title, message: [name, note].filter(Boolean).join(': '), action });
    notifyBrowser(notificationText);
  };
  const poll = useEffectEvent(() => void pollJobs(pathname + search, showEnd));
  useEffect(() => {
    const timer = setInterval(() => {
      if (isFollowing() && navigator.onLine) poll();
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    cancelRowFocus(pathname);
  }, [pathname]);
  const address = pathname + search;
  useEffect(() => {
    // Without its list the running jobs must be watched here.
    if (address !== '' && isFollowing()) poll();
  }, [address]);
  return null;
}
