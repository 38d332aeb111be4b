import { Popover } from '@wordpress/components';
import type { ComponentType } from 'react';

/** The slot of popovers, so that no panel clips them. Its type is lost in the package's own. */
export const PopoverSlot = ( Popover as unknown as { Slot: ComponentType } )
	.Slot;
