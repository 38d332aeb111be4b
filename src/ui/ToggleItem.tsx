import { MenuItem } from '@wordpress/components';
import { check } from '@wordpress/icons';

interface ToggleItemProps {
	readonly isOn: boolean;
	readonly label: string;
	readonly info?: string;
	readonly shortcut?: string;
	readonly onToggle: () => void;
}

/** A menu item that turns an option on and off. */
export function ToggleItem( {
	isOn,
	label,
	info,
	shortcut,
	onToggle,
}: ToggleItemProps ) {
	return (
		<MenuItem
			// The component adds aria-checked.
			// oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
			role="menuitemcheckbox"
			isSelected={ isOn }
			icon={ isOn ? check : null }
			{ ...( info === undefined ? {} : { info } ) }
			{ ...( shortcut === undefined ? {} : { shortcut } ) }
			onClick={ onToggle }
		>
			{ label }
		</MenuItem>
	);
}
