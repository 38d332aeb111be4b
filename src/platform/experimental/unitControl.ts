/** A number with its unit. Seen in WordPress 6.8 and 7.1. */
export {
	__experimentalUnitControl as UnitControl,
	__experimentalUseCustomUnits as useUnits,
} from '@wordpress/components';
