import { toast } from '@oraculo/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifyBrowser } from '../../jobs/browserNotification.ts';
import { isFollowing, type Job, type JobList, pollJobs } from '../../jobs/followJobs.ts';
import { cancelRowFocus, requestRowFocus } from '../../jobs/rowToFocus.ts';

const everyMs = 5_000;

/** Tells the end of what the user started, with a way there, while they are at another screen. */
export function JobWatcher() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tell = ({ linkLabel, address, publicSentence }: JobList, { key, title, name, note, isFailed }: Job) => {
    const openList = () => {
      // A view that opens by itself may hide the row.
      void navigate(address, { state: { isEmptied: true } });
      requestRowFocus(key, address);
    };
    const action = { label: linkLabel, onPress: openList };
    const show = isFailed ? toast.error : note ? toast.warning : toast.success;
    show({ title, message: [name, note].filter(Boolean).join(': '), action });
    notifyBrowser(publicSentence);
  };
  const look = useEffectEvent(() => void pollJobs(pathname + search, tell));
  useEffect(() => {
    const timer = setInterval(() => {
      if (isFollowing() && navigator.onLine) look();
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    cancelRowFocus(pathname);
  }, [pathname]);
  const address = pathname + search;
  useEffect(() => {
    // A user who leaves a list no longer sees its running jobs.
    if (address !== '' && isFollowing()) look();
  }, [address]);
  return null;
}
