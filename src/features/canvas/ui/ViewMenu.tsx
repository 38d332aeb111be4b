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
import { desktop, external, mobile, tablet } from '@wordpress/icons';
import { boot } from '../../../platform/boot';
import type { EntityRecord } from '../../documents';
import { addressOf } from '../data/addressOf';
import { DEVICES, isDevice, type Device } from '../model/device';

const ICONS: Readonly< Record< Device, typeof desktop > > = {
	Desktop: desktop,
	Tablet: tablet,
	Mobile: mobile,
};

/** On which device the canvas is shown, and a way to the page itself. */
export function ViewMenu( { post }: { readonly post: EntityRecord } ) {
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	return (
		<DropdownMenu
			icon={ ICONS[ device ] }
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

function deviceLabel( device: Device ): string {
	switch ( device ) {
		case 'Desktop':
			return __( 'Desktop', 'atelier' );
		case 'Tablet':
			return __( 'Tablet', 'atelier' );
		case 'Mobile':
			return __( 'Mobile', 'atelier' );
	}
}
