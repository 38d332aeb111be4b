import {
	DropdownMenu,
	MenuGroup,
	MenuItem,
	MenuItemsChoice,
	VisuallyHidden,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { external } from '@wordpress/icons';
import { boot } from '../../../platform/boot';
import type { EntityRecord } from '../../documents/index.model';
import { addressOf } from '../data/addressOf';
import { DEVICES, isDevice } from '../model/device';
import { DEVICE_ICONS, deviceLabel } from './deviceLabels';

/** On which device the canvas is shown, and a way to the page itself. */
export function ViewMenu( { post }: { readonly post: EntityRecord } ) {
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	return (
		<DropdownMenu
			icon={ DEVICE_ICONS[ device ] }
			label={ __( 'View', 'atelier' ) }
			toggleProps={ { size: 'compact' } }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose } ) => (
				<ViewMenuItems post={ post } onClose={ onClose } />
			) }
		</DropdownMenu>
	);
}

interface ViewMenuItemsProps {
	readonly post: EntityRecord;
	readonly onClose: () => void;
}

/** The entries of the menu, for where it is part of another one. */
export function ViewMenuItems( { post, onClose }: ViewMenuItemsProps ) {
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	const { setDeviceType } = useDispatch( editorStore );
	const link = addressOf( post );
	return (
		<>
			<MenuGroup>
				<MenuItemsChoice
					choices={ DEVICES.map( ( value ) => ( {
						value,
						label: deviceLabel( value ),
					} ) ) }
					value={ device }
					onSelect={ ( chosen ) => {
						if ( isDevice( chosen ) ) {
							void setDeviceType( chosen );
						}
					} }
					onHover={ () => undefined }
				/>
			</MenuGroup>
			<MenuGroup>
				<MenuItem
					icon={ external }
					onClick={ onClose }
					{ ...linkTo( link || boot().homeUrl ) }
				>
					{ link
						? __( 'View page', 'atelier' )
						: __( 'View site', 'atelier' ) }
					<VisuallyHidden as="span">
						{ __( '(opens in a new tab)', 'atelier' ) }
					</VisuallyHidden>
				</MenuItem>
			</MenuGroup>
		</>
	);
}

/** Makes an entry of the menu a real link; the component's type knows only buttons. */
const linkTo = ( href: string ): object => ( {
	href,
	target: '_blank',
	rel: 'noreferrer',
} );
