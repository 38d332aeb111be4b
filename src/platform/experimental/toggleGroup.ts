/** A row of radio buttons, as WordPress shows them. Seen in WordPress 6.8 and 7.1. */
export {
	__experimentalToggleGroupControl as ToggleGroup,
	__experimentalToggleGroupControlOption as ToggleGroupOption,
	__experimentalToggleGroupControlOptionIcon as ToggleGroupIcon,
} from '@wordpress/components';
