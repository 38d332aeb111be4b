import {
	Icon,
	MenuGroup,
	MenuItem,
	NavigableMenu,
	Popover,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { moreVertical } from '@wordpress/icons';
import { closeUnlessOn } from './closeUnlessOn';

/** One item of the menu. */
export interface Entry {
	readonly label: string;
	readonly shortcut?: string;
	readonly isDestructive?: boolean;
	readonly act: () => void;
}

interface RowMenuProps {
	readonly label: string;
	readonly tabIndex?: 0 | -1;
	/** Called when the menu opens. */
	readonly groups: () => readonly ( readonly Entry[] )[];
}

/** The actions menu of a row. Lists have many of these, so the menu itself is rendered when it opens. */
export function RowMenu( { label, tabIndex = 0, groups }: RowMenuProps ) {
	const toggle = useRef< HTMLButtonElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	const run = ( { act }: Entry ) => {
		// A closing popover returns the focus to the toggle; the action may move it on.
		toggle.current?.focus();
		setOpen( false );
		act();
	};
	return (
		<>
			<button
				ref={ toggle }
				type="button"
				className="components-button is-small has-icon"
				aria-label={ label }
				aria-haspopup="menu"
				aria-expanded={ isOpen }
				tabIndex={ tabIndex }
				onClick={ () => setOpen( ! isOpen ) }
			>
				<Icon icon={ moreVertical } size={ 24 } />
			</button>
			{ isOpen && (
				<Popover
					anchor={ toggle.current }
					placement="bottom-end"
					className="components-dropdown-menu__popover"
					focusOnMount="firstElement"
					onClose={ () => setOpen( false ) }
					onFocusOutside={ closeUnlessOn( toggle.current, () =>
						setOpen( false )
					) }
				>
					<NavigableMenu
						role="menu"
						aria-label={ label }
						className="components-dropdown-menu__menu"
					>
						{ groups()
							.filter( ( { length } ) => length > 0 )
							.map( ( group ) => (
								<MenuGroup
									key={ group
										.map( ( entry ) => entry.label )
										.join() }
								>
									{ group.map( ( entry ) => (
										<MenuItem
											key={ entry.label }
											isDestructive={
												entry.isDestructive === true
											}
											{ ...( entry.shortcut === undefined
												? {}
												: {
														shortcut:
															entry.shortcut,
													} ) }
											onClick={ () => run( entry ) }
										>
											{ entry.label }
										</MenuItem>
									) ) }
								</MenuGroup>
							) ) }
					</NavigableMenu>
				</Popover>
			) }
		</>
	);
}
