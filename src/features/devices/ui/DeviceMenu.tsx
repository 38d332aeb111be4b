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
import { boot } from '@/platform/boot';
import { MenuLink, NewTab } from '@/ui/MenuLink';
import { ToggleItem } from '@/ui/ToggleItem';
import {
	problemLabel,
	useBreakpoints,
	useResponsiveEditing,
} from '@/features/responsiveStyles/index.editor';
import {
	PREVIEW_MENU_SLOT,
	PluginEntries,
} from '@/features/pluginSlots/index.editor';
import { devicesOf, isDevice, type Device } from '../model/device';
import { DEVICE_ICONS, deviceLabel } from './deviceLabels';
import styles from './DeviceMenu.module.css';

/** The device of the canvas, and a link to the front end. */
export function DeviceMenu( {
	frontEnd,
	templateView,
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
				<DeviceMenuItems
					frontEnd={ frontEnd }
					templateView={ templateView }
					onResponsive={ onResponsive }
					onClose={ onClose }
				/>
			) }
		</DropdownMenu>
	);
}

interface ViewMenuItemsProps {
	readonly frontEnd: {
		/** Its URL; empty without one. */
		readonly link: string;
		/** Opens it with what is unsaved; null where nothing of it could be seen. */
		readonly preview: ( () => void ) | null;
	};
	/** Whether the template is shown; null without one. */
	readonly templateView: {
		readonly isShown: boolean;
		readonly toggle: () => void;
	} | null;
	/** Called when style changes start to apply to the viewport. */
	readonly onResponsive: () => void;
	readonly onClose: () => void;
}

/** The menu's items, for use in another menu. */
export function DeviceMenuItems( {
	frontEnd: { link, preview },
	templateView,
	onResponsive,
	onClose,
}: ViewMenuItemsProps ) {
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	const { setDeviceType } = useDispatch( editorStore );
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
				{ preview && (
					<MenuItem
						icon={ seenIcon }
						onClick={ () => {
							onClose();
							preview();
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
