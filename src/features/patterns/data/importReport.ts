import { createSignal } from '@/kernel/signal';
import type { ImportFailure } from './importFiles';

/** Files that weren't imported, if there are too many for a notice; empty while there is nothing to report. */
export const importReport = createSignal< readonly ImportFailure[] >( [] );
