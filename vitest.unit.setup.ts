import { configure } from '@testing-library/react';

// A busy machine takes its time: what is there at once is found at once all the same.
configure({ asyncUtilTimeout: 20_000 });
