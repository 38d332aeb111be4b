import type { Address } from './address';
import { currentAddress } from './history';
import { useSignal } from '@/ui/useSignal';

/** The current address; re-renders when it changes. */
export const useAddress = (): Address => useSignal( currentAddress );
