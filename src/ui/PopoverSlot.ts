import { Popover } from '@wordpress/components';
import type { ComponentType } from 'react';

/** Where popovers are put, so that no panel cuts them off. Its type gets lost in the package's own. */
export const PopoverSlot = ( Popover as unknown as { Slot: ComponentType } )
	.Slot;
