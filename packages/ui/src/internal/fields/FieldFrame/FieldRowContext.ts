'use client';
import { createContext } from 'react';

/** Whether the field is in a row without space for a message below it. The placeholder then shows the disabled reason. */
export const FieldRowContext = createContext(false);
