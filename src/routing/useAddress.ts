import type { Address } from './address';
import { currentAddress } from './history';
import { useSignal } from '../ui/useSignal';

/** Where the user is; renders again when that changes. */
export const useAddress = (): Address => useSignal( currentAddress );
