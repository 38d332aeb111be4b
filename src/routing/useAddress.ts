import { useSyncExternalStore } from '@wordpress/element';
import type { Address } from './address';
import { currentAddress } from './history';

/** Where the user is; renders again when that changes. */
export const useAddress = (): Address =>
	useSyncExternalStore( currentAddress.subscribe, currentAddress.get );
