import {
	store as commandsStore,
	useCommand,
	useCommandLoader,
} from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	backup,
	download,
	external,
	help,
	plus,
	seen,
	trash,
} from '@wordpress/icons';
import { boot } from '@/platform/boot';
import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import { startDraft } from '@/features/documents';
import { openPreview } from '@/features/publishing/index.records';
import {
	isForgetting,
	offers,
	openOffers,
} from '@/features/recovery/index.records';
import { openFirstSteps, openHelp } from '@/features/help';
import { adding } from '@/features/patterns';
import { addingTemplate, NEEDED_TO_ADD } from '@/features/templates';
import {
	canExport,
	exportSite,
	useThemeCommands,
} from '@/features/themes/index.records';
import { siteUrl } from '../siteUrl';
import { homeRoute, navigate } from '@/routing';
import { OnceLoaded } from '@/ui/OnceLoaded';
import { useChunk } from '@/ui/useChunk';
import { useSignal } from '@/ui/useSignal';
import { LISTS } from './lists';
import { OFFERED_AT_ONCE } from './offeredAtOnce';
import { Palette, typedBefore } from './Palette';
import { shownUses } from './shownUses';
import { useAdminBarCommand } from './useAdminBarCommand';
import { useAdminCommands } from './useAdminCommands';
import { useGoToCommands } from './useGoToCommands';
import { useSiteDraftCommands } from './useSiteDraftCommands';
import { useStylesCommands } from './useStylesCommands';
import { useDocumentCommands } from './useDocumentCommands';

/**
 * Opens the palette.
 *
 * @param takeTyped Returns what was typed before the palette had loaded; called once its field has the focus.
 */
export function openPalette( takeTyped: ( () => string ) | null = null ): void {
	typedBefore.set( takeTyped );
	void dispatch( commandsStore ).open();
}

/** Asks whether to delete this browser's copy of unsaved changes. */
export const forgetThisBrowser = (): void => isForgetting.set( true );

/** The command palette: all screens and actions, by name. */
export function CommandPalette( {
	document,
}: {
	/** The document on the screen; null without one. */
	readonly document: DocumentRef | null;
} ) {
	useCommand( {
		name: 'atelier/view/site',
		label: __( 'View site', 'atelier' ),
		icon: external,
		context: OFFERED_AT_ONCE,
		callback: ( { close } ) => {
			close();
			window.open( siteUrl(), '_blank', 'noreferrer' );
		},
	} );
	useCommand( {
		name: 'atelier/view/preview',
		label: __( 'Preview in new tab', 'atelier' ),
		icon: seen,
		callback: ( { close } ) => {
			close();
			void openPreview( document );
		},
	} );
	useCommand( {
		name: 'atelier/action/export',
		label: __( 'Export the site as a theme', 'atelier' ),
		icon: download,
		disabled: ! canExport(),
		callback: ( { close } ) => {
			close();
			void exportSite();
		},
	} );
	useHelpCommands();
	useRecoveryCommands();
	useAddCommands();
	useGoToCommands();
	useAdminCommands();
	useAdminBarCommand();
	useStylesCommands();
	useSiteDraftCommands();
	useCommandLoader( {
		name: 'atelier/documents',
		hook: useDocumentCommands,
	} );
	useCommandLoader( { name: 'atelier/themes', hook: useThemeCommands } );
	return (
		<>
			<Palette />
			<ShownUses />
			{ document && (
				<DocumentLayer
					key={ documentKey( document ) }
					document={ document }
				/>
			) }
		</>
	);
}

/** The dialog that tells where a document is used. */
function ShownUses() {
	const document = useSignal( shownUses );
	const close = () => shownUses.set( null );
	return (
		document && (
			<OnceLoaded of={ LISTS.commands } onClose={ close }>
				{ ( { ShowUses } ) => (
					<ShowUses { ...document } onClose={ close } />
				) }
			</OnceLoaded>
		)
	);
}

/** Commands for the document on the screen: loaded once the palette has been opened over it. */
function DocumentLayer( { document }: { readonly document: DocumentRef } ) {
	const isOpen = useSelect(
		( select ) => select( commandsStore ).isOpen(),
		[]
	);
	const [ isWanted, setIsWanted ] = useState( isOpen );
	useEffect(
		() => setIsWanted( ( before ) => before || isOpen ),
		[ isOpen ]
	);
	return isWanted ? <WantedDocument { ...document } /> : null;
}

function WantedDocument( document: DocumentRef ) {
	const commands = useChunk( LISTS.commands );
	return commands.status === 'ready' ? (
		<commands.value.DocumentCommands { ...document } />
	) : null;
}

/** Commands for unsaved changes that this browser keeps: restore them if there are any, or forget them. */
function useRecoveryCommands() {
	const offered = useSignal( offers );
	useCommand( {
		name: 'atelier/action/restore',
		label: __( 'Restore unsaved changes', 'atelier' ),
		icon: backup,
		context: OFFERED_AT_ONCE,
		disabled: offered.length === 0,
		callback: ( { close } ) => {
			close();
			openOffers();
		},
	} );
	useCommand( {
		name: 'atelier/forget',
		label: __( 'Forget everything kept in this browser', 'atelier' ),
		icon: trash,
		callback: ( { close } ) => {
			close();
			forgetThisBrowser();
		},
	} );
}

function useHelpCommands() {
	useCommand( {
		name: 'atelier/view/help',
		label: __( 'Help', 'atelier' ),
		icon: help,
		callback: ( { close } ) => {
			close();
			openHelp();
		},
	} );
	useCommand( {
		name: 'atelier/view/first-steps',
		label: __( 'First steps', 'atelier' ),
		icon: help,
		callback: ( { close } ) => {
			close();
			navigate( homeRoute, { isEditing: false } );
			openFirstSteps();
		},
	} );
}

function useAddCommands() {
	const canAddPattern = useMayAdd( PATTERN );
	const canAddPart = useMayAdd( PART );
	const canAddTemplate = useMayAdd( NEEDED_TO_ADD );
	const { isBlockTheme } = boot().theme;
	useAddCommand( {
		name: 'page',
		label: __( 'Add page', 'atelier' ),
		isOffered: canDraft( 'page' ),
		add: () => startDraft( 'page' ),
	} );
	useAddCommand( {
		name: 'post',
		label: __( 'Add post', 'atelier' ),
		isOffered: canDraft( 'post' ),
		add: () => startDraft( 'post' ),
	} );
	useAddCommand( {
		name: 'pattern',
		label: __( 'Add pattern', 'atelier' ),
		isOffered: canAddPattern,
		add: () => adding.set( { what: 'pattern', categories: [] } ),
	} );
	useAddCommand( {
		name: 'part',
		label: __( 'Add template part', 'atelier' ),
		isOffered: canAddPart && isBlockTheme,
		add: () => adding.set( { what: 'part', area: '' } ),
	} );
	useAddCommand( {
		name: 'template',
		label: __( 'Add template', 'atelier' ),
		isOffered: canAddTemplate && isBlockTheme,
		add: () => addingTemplate.set( true ),
	} );
}

interface Addition {
	readonly name: string;
	readonly label: string;
	readonly isOffered: boolean;
	readonly add: () => void;
}

const useAddCommand = ( { name, label, isOffered, add }: Addition ): void =>
	useCommand( {
		name: `atelier/action/add-${ name }`,
		label,
		icon: plus,
		disabled: ! isOffered,
		callback: ( { close } ) => {
			close();
			add();
		},
	} );

const canDraft = ( type: string ): boolean =>
	boot().postTypes[ type ]?.canCreate === true;

const PATTERN = [ 'wp_block' ] as const;
const PART = [ 'wp_template_part' ] as const;

/** Whether the user may add documents of all these types; requested once the palette has been opened. */
const useMayAdd = ( names: readonly string[] ): boolean =>
	useSelect(
		( select ) =>
			select( commandsStore ).isOpen() &&
			names.every(
				( name ) =>
					select( coreStore ).canUser( 'create', {
						kind: 'postType',
						name,
					} ) === true
			),
		[ names ]
	);
