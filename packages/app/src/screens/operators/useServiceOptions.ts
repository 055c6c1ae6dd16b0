import type { Option, Template } from '@oraculo/api-client';
import { api } from '../../service/api.ts';
import { useOptions } from '../../queries/useOptions.ts';

const ofTemplate = ({ id, description }: Template) => ({ label: description, value: id });
const ofProvider = ({ id, name }: Option) => ({ label: name, value: id });

/** Versions of the TISS standard. */
export const useTemplates = () => useOptions(['templates'], (options) => api.templates.list(options), ofTemplate);

/** Suppliers of RPA robots. */
export const useProviders = () =>
  useOptions(['operators', 'providers'], (options) => api.operators.providers(options), ofProvider);
