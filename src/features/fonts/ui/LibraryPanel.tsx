import { Button } from '@wordpress/components';
import {
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ok } from '@/kernel/result';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import { lostFamilies } from '../data/lostFamilies';
import type { LibraryPosition } from '../data/openLibrary';
import { useContentFonts } from '../data/useContentFonts';
import { listFamilies } from '../model/activation';
import type { FontFamily, FontSource } from '../model/family';
import { isInstalled } from '../model/installed';
import { FamilyList } from './FamilyList';
import { FontsCost } from './FontsCost';
import { LibraryNotice, type Report } from './LibraryNotice';
import styles from './LibraryPanel.module.css';
import { MissingFonts } from './MissingFonts';
import { OpenFamily } from './OpenFamily';
import { PreviewControls } from './PreviewControls';
import { UPLOAD_TAB } from './tabNames';
import { UpdateBar } from './UpdateBar';
import { useFontLibrary, type Library } from './useFontLibrary';
import { Waiting } from './Waiting';

type Families = Readonly< Record< FontSource, readonly FontFamily[] > >;

/** The families of the theme and the installed ones. */
export function LibraryPanel() {
	const { fonts, installed } = useFontLibrary();
	const families = useMemo< Families >(
		() => ( {
			theme: listFamilies( fonts.theme, fonts.active.theme ),
			custom:
				installed.status === 'ready'
					? listFamilies( installed.value, fonts.active.custom )
					: [],
		} ),
		[ fonts.theme, fonts.active, installed ]
	);
	const uncertain = useMemo(
		() =>
			installed.status === 'ready'
				? fonts.active.custom.filter(
						( family ) => ! isInstalled( installed.value, family )
					)
				: NONE,
		[ fonts.active.custom, installed ]
	);
	const lost = useLoad( uncertain, async () =>
		ok( await lostFamilies( uncertain ) )
	);
	return (
		<Shown
			families={ families }
			lost={ lost.status === 'ready' ? lost.value : NONE }
		/>
	);
}

const NONE: readonly never[] = [];

interface ShownProps {
	readonly families: Families;
	/** Active families whose files are gone. */
	readonly lost: readonly FontFamily[];
}

function Shown( { families, lost }: ShownProps ) {
	const id = useId();
	const rowId = ( { source, slug }: LibraryPosition ) =>
		`${ id } ${ source } ${ slug }`;
	const { route } = useFontLibrary();
	const [ position, setPosition ] = useState< LibraryPosition | null >(
		route.position ?? null
	);
	const [ report, setReport ] = useState< Report | null >( null );
	const left = useRef< LibraryPosition | null >( null );
	const top = useRef< HTMLDivElement >( null );
	const content = useContentFonts();
	const open =
		position && families[ position.source ].find( isAt( position ) );
	useEffect( () => {
		if ( ! position && left.current ) {
			focusRow(
				rowId( left.current ),
				top.current?.closest( '[role="dialog"]' )
			);
		}
		left.current = position;
	} );
	const leave = () => setPosition( null );
	return (
		<>
			{ report && (
				<LibraryNotice
					report={ report }
					onDismiss={ () => setReport( null ) }
				/>
			) }
			<div ref={ top }>
				<PreviewControls />
			</div>
			{ position && open ? (
				<OpenFamily
					key={ rowId( position ) }
					source={ position.source }
					family={ open }
					onBack={ leave }
					onDeleted={ ( next ) => {
						setReport( next );
						if ( next.kind === 'success' ) {
							leave();
						}
					} }
				/>
			) : (
				<>
					<Lists
						families={ families }
						lost={ lost }
						rowId={ rowId }
						onOpen={ ( next ) => {
							setReport( null );
							setPosition( next );
						} }
					/>
					<FontsCost />
					<MissingFonts content={ content } lost={ lost } />
				</>
			) }
			<UpdateBar onReport={ setReport } />
		</>
	);
}

const isAt =
	( { slug }: LibraryPosition ) =>
	( family: FontFamily ) =>
		family.slug === slug;

interface ListsProps extends ShownProps {
	readonly rowId: ( position: LibraryPosition ) => string;
	readonly onOpen: ( position: LibraryPosition ) => void;
}

/** The theme's families don't wait for the installed ones. */
function Lists( { families, lost, rowId, onOpen }: ListsProps ) {
	const { fonts, installed, canCreate, show } = useFontLibrary();
	const titles: Readonly< Record< FontSource, string > > = {
		theme: __( 'Theme fonts', 'atelier' ),
		custom: __( 'Custom fonts', 'atelier' ),
	};
	const sources = ( [ 'theme', 'custom' ] as const ).filter(
		( source ) => families[ source ].length > 0
	);
	return (
		<>
			{ sources.map( ( source ) => (
				<FamilyList
					key={ source }
					title={ titles[ source ] }
					families={ families[ source ] }
					active={ fonts.active[ source ] }
					lost={ source === 'custom' ? lost : NONE }
					rowId={ ( { slug } ) => rowId( { source, slug } ) }
					onOpen={ ( { slug } ) => onOpen( { source, slug } ) }
				/>
			) ) }
			{ installed.status !== 'ready' && <NotYet load={ installed } /> }
			{ installed.status === 'ready' && sources.length === 0 && (
				<>
					<p className={ styles.none }>
						{ __( 'No fonts installed.', 'atelier' ) }
					</p>
					{ canCreate && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () => show( { tab: UPLOAD_TAB } ) }
						>
							{ __( 'Add fonts', 'atelier' ) }
						</Button>
					) }
				</>
			) }
		</>
	);
}

/** The placeholder of the installed fonts. */
function NotYet( {
	load,
}: {
	readonly load: Exclude< Library[ 'installed' ], { status: 'ready' } >;
} ) {
	const { refresh } = useFontLibrary();
	return load.status === 'loading' ? (
		<Waiting />
	) : (
		<Failure
			title={ __( 'The installed fonts could not be loaded', 'atelier' ) }
			text={ messageFor( load.error ) }
			details={ JSON.stringify( load.error ) }
			onRetry={ refresh }
		/>
	);
}

/** Focuses the row of a family; if it was removed, the tab of the list. */
function focusRow( id: string, tabs: ParentNode | null | undefined ) {
	const row = document.getElementById( id );
	const tab = tabs?.querySelector< HTMLElement >(
		'[role="tab"][aria-selected="true"]'
	);
	( row ?? tab )?.focus();
}
