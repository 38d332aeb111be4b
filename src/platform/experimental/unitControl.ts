/** Number fields with steppers, with and without a unit. Seen in WordPress 6.8 and 7.1. */
export {
	__experimentalNumberControl as NumberControl,
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
