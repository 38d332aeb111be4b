import { Icon, NavigableMenu, Popover } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { moreVertical } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { closeUnlessOn } from './closeUnlessOn';

interface MoreMenuProps {
	readonly label: string;
	/** Set where the list moves the focus itself, and handles arrow keys. */
	readonly tabIndex?: 0 | -1 | undefined;
	/** Shown when the pointer rests on the button. */
	readonly title?: string;
	/** Whether what was chosen is still being loaded. */
	readonly isWaiting?: boolean | undefined;
	/** The groups of the menu. An action closes it, which returns the focus to the button, before it may move the focus. */
	readonly children: ( close: () => void ) => ReactNode;
}

/**
 * A button with a menu. Lists have many of these, so it is a plain button that looks like WordPress's, and the menu is
 * rendered when it opens.
 */
export function MoreMenu( {
	label,
	tabIndex,
	title,
	isWaiting = false,
	children,
}: MoreMenuProps ) {
	const toggle = useRef< HTMLButtonElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	const close = () => setOpen( false );
	return (
		<>
			<button
				ref={ toggle }
				type="button"
				className={ `components-button is-small has-icon${ isWaiting ? ' is-busy' : '' }` }
				aria-busy={ isWaiting || undefined }
				aria-label={ label }
				aria-haspopup="menu"
				aria-expanded={ isOpen }
				tabIndex={ tabIndex }
				title={ title }
				onClick={ () => setOpen( ! isOpen ) }
				onKeyDown={ ( event ) => {
					if ( event.key === 'ArrowDown' && tabIndex === undefined ) {
						event.preventDefault();
						setOpen( true );
					}
				} }
			>
				<Icon icon={ moreVertical } size={ 24 } />
			</button>
			{ isOpen && (
				<Popover
					anchor={ toggle.current }
					placement="bottom-end"
					className="components-dropdown-menu__popover"
					focusOnMount="firstElement"
					onClose={ close }
					onFocusOutside={ closeUnlessOn( toggle.current, close ) }
				>
					<NavigableMenu
						role="menu"
						aria-label={ label }
						className="components-dropdown-menu__menu"
					>
						{ children( () => {
							toggle.current?.focus();
							close();
						} ) }
					</NavigableMenu>
				</Popover>
			) }
		</>
	);
}
