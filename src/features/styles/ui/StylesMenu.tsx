import {
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { backup, moreVertical } from '@wordpress/icons';
import { cleanUpRoute, navigate } from '@/routing';
import {
	useHasChanges,
	useStylesRights,
	resetAll,
} from '@/features/globalStyles/index.records';
import { previewUnsaved } from '@/features/saving/index.records';
import {
	exportStyles,
	ImportDialog,
	SaveDialog,
} from '@/features/styleVariations/index.records';

interface Item {
	readonly label: () => string;
	readonly isDisabled: boolean;
	readonly act: () => void;
}

const REVISIONS = '/revisions';

type Dialog = 'save' | 'import';

interface StylesMenuProps {
	/** Opens a screen of the styles. */
	readonly onGo: ( path: string ) => void;
}

/** The menu opens this screen, whose row is in the root only once there is CSS. */
const TOGGLE = { size: 'compact' as const, 'data-goes-to': '/css' };

/** Actions for all styles, and a link to their history. */
export function StylesMenu( { onGo }: StylesMenuProps ) {
	const { canEditCss, revisions } = useStylesRights();
	const isChanged = useHasChanges( true );
	const [ dialog, setDialog ] = useState< Dialog | null >( null );
	const close = () => setDialog( null );
	const groups: readonly ( readonly [ string, readonly Item[] ] )[] = [
		[
			__( 'Styles', 'atelier' ),
			[
				{
					label: () => __( 'Save current styles', 'atelier' ),
					isDisabled: ! isChanged,
					act: () => setDialog( 'save' ),
				},
				{
					label: () => __( 'Reset styles', 'atelier' ),
					isDisabled: ! isChanged,
					act: resetAll,
				},
			],
		],
		[
			__( 'Tools', 'atelier' ),
			[
				{
					label: () => __( 'Preview in new tab', 'atelier' ),
					isDisabled: false,
					act: () => previewUnsaved( null ),
				},
				...( canEditCss
					? [
							{
								label: () => __( 'Additional CSS', 'atelier' ),
								isDisabled: false,
								act: () => onGo( '/css' ),
							},
						]
					: [] ),
				{
					label: () => __( 'Export changes', 'atelier' ),
					isDisabled: ! isChanged,
					act: () => exportStyles( 'changes' ),
				},
				{
					label: () => __( 'Export all styles', 'atelier' ),
					isDisabled: false,
					act: () => exportStyles( 'everything' ),
				},
				{
					label: () => __( 'Import styles', 'atelier' ),
					isDisabled: false,
					act: () => setDialog( 'import' ),
				},
				{
					label: () => __( 'Clean up unused…', 'atelier' ),
					isDisabled: false,
					act: () => navigate( cleanUpRoute, {} ),
				},
			],
		],
	];
	return (
		<>
			<Button
				size="compact"
				icon={ backup }
				label={ __( 'Revisions', 'atelier' ) }
				data-goes-to={ REVISIONS }
				disabled={ revisions === 0 }
				accessibleWhenDisabled
				onClick={ () => onGo( REVISIONS ) }
			/>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'More', 'atelier' ) }
				toggleProps={ TOGGLE }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) =>
					groups.map( ( [ title, items ] ) => (
						<MenuGroup key={ title } label={ title }>
							{ items.map( ( { label, isDisabled, act } ) => (
								<MenuItem
									key={ label() }
									disabled={ isDisabled }
									onClick={ () => {
										onClose();
										act();
									} }
								>
									{ label() }
								</MenuItem>
							) ) }
						</MenuGroup>
					) )
				}
			</DropdownMenu>
			{ dialog === 'save' && <SaveDialog onClose={ close } /> }
			{ dialog === 'import' && <ImportDialog onClose={ close } /> }
		</>
	);
}
