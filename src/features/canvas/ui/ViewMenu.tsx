import {
	DropdownMenu,
	MenuGroup,
	MenuItem,
	MenuItemsChoice,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { seen as seenIcon } from '@wordpress/icons';
import { boot } from '../../../platform/boot';
import {
	isDesignType,
	type DocumentRef,
	type EntityRecord,
} from '../../documents/index.model';
import { openPreview } from '../../publishing/index.records';
import {
	problemLabel,
	useBreakpoints,
	useResponsiveEditing,
} from '../../responsiveStyles/index.editor';
import {
	PREVIEW_MENU_SLOT,
	PluginEntries,
} from '../../pluginSlots/index.editor';
import { addressOf } from '../../documentSettings/index.editor';
import { devicesOf, isDevice, type Device } from '../model/device';
import type { TemplateView } from './documentEditorProps';
import { MenuLink, NewTab } from './MenuLink';
import { DEVICE_ICONS, deviceLabel } from './deviceLabels';
import { ToggleItem } from './ToggleItem';
import styles from './ViewMenu.module.css';

/** The device of the canvas, and a link to the front end. */
export function ViewMenu( {
	document,
	post,
	templateView,
	seen,
	onResponsive,
}: Omit< ViewMenuItemsProps, 'onClose' > ) {
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	const [ isResponsive ] = useResponsiveEditing() ?? [ false ];
	return (
		<DropdownMenu
			icon={ DEVICE_ICONS[ device ] }
			label={ __( 'View', 'atelier' ) }
			toggleProps={ {
				size: 'compact',
				// The closed menu also shows that style changes apply to the viewport.
				...( isResponsive ? { className: styles.responsive } : {} ),
			} }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose } ) => (
				<ViewMenuItems
					document={ document }
					post={ post }
					templateView={ templateView }
					seen={ seen }
					onResponsive={ onResponsive }
					onClose={ onClose }
				/>
			) }
		</DropdownMenu>
	);
}

interface ViewMenuItemsProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	/** Null without a template. */
	readonly templateView: TemplateView | null;
	/** The post from which the document was opened; 0 for none. */
	readonly seen: number;
	/** Called when style changes start to apply to the viewport. */
	readonly onResponsive: () => void;
	readonly onClose: () => void;
}

/** The menu's items, for use in another menu. */
export function ViewMenuItems( {
	document,
	post,
	templateView,
	seen,
	onResponsive,
	onClose,
}: ViewMenuItemsProps ) {
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	const { setDeviceType } = useDispatch( editorStore );
	const link = addressOf( post );
	const { breakpoints, problems } = useBreakpoints();
	const responsive = useResponsiveEditing();
	const [ isResponsive, setResponsive ] = responsive ?? [ false ];
	return (
		<>
			<MenuGroup>
				<MenuItemsChoice
					choices={ devicesOf( breakpoints ).map( ( value ) => ( {
						value,
						label: deviceLabel( value ),
						...( isResponsive ? { info: effectOf( value ) } : {} ),
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
			{ setResponsive && (
				<MenuGroup>
					<ToggleItem
						isOn={ isResponsive }
						label={ __( 'Responsive styles', 'atelier' ) }
						info={ __(
							'Change styles for one screen size',
							'atelier'
						) }
						onToggle={ () => {
							setResponsive( ! isResponsive );
							if ( ! isResponsive ) {
								onResponsive();
							}
						} }
					/>
					{ problems.map( ( problem ) => (
						<p
							key={ problem.viewport }
							className={ styles.problem }
						>
							{ problemLabel( problem ) }
						</p>
					) ) }
				</MenuGroup>
			) }
			{ templateView && (
				<MenuGroup>
					<ToggleItem
						isOn={ templateView.isShown }
						label={ __( 'Show template', 'atelier' ) }
						onToggle={ templateView.toggle }
					/>
				</MenuGroup>
			) }
			<MenuGroup>
				{ ( link || isDesignType( document.type ) ) && (
					<MenuItem
						icon={ seenIcon }
						onClick={ () => {
							onClose();
							void openPreview( document, seen );
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

/** The screens that changes apply to while a device is shown. */
function effectOf( device: Device ): string {
	switch ( device ) {
		case 'Desktop':
			return __( 'Styles for all screens', 'atelier' );
		case 'Tablet':
			return __( 'Styles for tablets only', 'atelier' );
		case 'Mobile':
			return __( 'Styles for phones only', 'atelier' );
	}
}
