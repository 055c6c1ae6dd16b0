'use client';
import { createContext } from 'react';

/** Whether the field is in a row without space for messages. A disabled field then shows its reason as the placeholder. */
export const FieldRowContext = createContext(false);
