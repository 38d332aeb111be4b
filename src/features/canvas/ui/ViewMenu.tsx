import {
	DropdownMenu,
	MenuGroup,
	MenuItem,
	MenuItemsChoice,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { check, seen } from '@wordpress/icons';
import { boot } from '../../../platform/boot';
import type { DocumentRef, EntityRecord } from '../../documents/index.model';
import { openPreview } from '../../publishing/index.records';
import { addressOf } from '../data/addressOf';
import { DEVICES, isDevice } from '../model/device';
import { isDesignType } from '../model/documentKind';
import { PREVIEW_MENU_SLOT } from '../model/pluginSlots';
import type { TemplateView } from './documentEditorProps';
import { MenuLink, NewTab } from './MenuLink';
import { PluginEntries } from './Plugins';
import { DEVICE_ICONS, deviceLabel } from './deviceLabels';

/** On which device the canvas is shown, and a way to the page itself. */
export function ViewMenu( {
	document,
	post,
	templateView,
}: Omit< ViewMenuItemsProps, 'onClose' > ) {
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
				<ViewMenuItems
					document={ document }
					post={ post }
					templateView={ templateView }
					onClose={ onClose }
				/>
			) }
		</DropdownMenu>
	);
}

interface ViewMenuItemsProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	/** Null where there is no template. */
	readonly templateView: TemplateView | null;
	readonly onClose: () => void;
}

/** The entries of the menu, for where it is part of another one. */
export function ViewMenuItems( {
	document,
	post,
	templateView,
	onClose,
}: ViewMenuItemsProps ) {
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
			{ templateView && (
				<MenuGroup>
					<MenuItem
						role="menuitemcheckbox"
						isSelected={ templateView.isShown }
						icon={ templateView.isShown ? check : null }
						onClick={ templateView.toggle }
					>
						{ __( 'Show template', 'atelier' ) }
					</MenuItem>
				</MenuGroup>
			) }
			<MenuGroup>
				{ link && ! isDesignType( document.type ) && (
					<MenuItem
						icon={ seen }
						onClick={ () => {
							onClose();
							void openPreview( document );
						} }
					>
						{ __( 'Preview in new tab', 'atelier' ) }
						<NewTab />
					</MenuItem>
				) }
				<MenuLink href={ link || boot().homeUrl } onClick={ onClose }>
					{ link
						? __( 'View page', 'atelier' )
						: __( 'View site', 'atelier' ) }
				</MenuLink>
			</MenuGroup>
			<PluginEntries slot={ PREVIEW_MENU_SLOT } onChosen={ onClose } />
		</>
	);
}
