import { useResizeObserver } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import { documentPreviewUrl } from '@/routing';
import { DRAFT_ARG } from '@/platform/draftArg';
import { frameMender, pageIn } from '@/ui/visitorsPage';
import { WhenInView } from '@/ui/WhenInView';
import { PreviewFrame } from '@/features/previews';
import type { NamedDraft } from '../data/draftDialog';
import { useDraftPreview } from '../data/pictures';
import { noteUnseen } from '../data/unseen';
import {
	isRemoval,
	isSiteWide,
	recordOf,
	type DraftChange,
} from '../model/change';
import { unseenTexts } from '../model/unseenTexts';
import { removalLabel } from './changeWords';
import { pictureUrl, replacesNothing } from './pictureUrl';
import styles from './ChangePictures.module.css';

interface ChangePicturesProps {
	readonly draft: NamedDraft;
	readonly change: DraftChange;
}

/** The record on the live site beside the one in the draft; nothing for records that can't be shown. */
export function ChangePictures( { draft, change }: ChangePicturesProps ) {
	if ( ! isSiteWide( change ) && ! recordOf( change ) ) {
		return null;
	}
	return <Sides draft={ draft } change={ change } />;
}

type Texts = readonly string[] | null;

const NONE: readonly string[] = [];

function Sides( { draft, change }: ChangePicturesProps ) {
	const [ before, setBefore ] = useState< Texts >( null );
	const [ after, setAfter ] = useState< Texts >( null );
	// Styles hide texts of any content.
	const content = isSiteWide( change )
		? undefined
		: stringOr( change.edits.content );
	const known = replacesNothing( change ) ? NONE : before;
	useEffect( () => {
		if ( known && after ) {
			noteUnseen(
				change,
				after.filter( ( text ) => ! known.includes( text ) )
			);
		}
	}, [ change, known, after ] );
	return (
		<div className={ styles.pictures }>
			<Side
				onPage={ ( page ) => setBefore( unseenTexts( page, content ) ) }
				label={ __( 'Before', 'atelier' ) }
				missing={
					replacesNothing( change )
						? __( 'Didn’t exist', 'atelier' )
						: ''
				}
				change={ change }
				draft={ null }
			/>
			<Side
				onPage={ ( page ) => setAfter( unseenTexts( page, content ) ) }
				label={ __( 'After', 'atelier' ) }
				missing={ isRemoval( change ) ? removalLabel( change ) : '' }
				change={ change }
				draft={ draft.id }
			/>
		</div>
	);
}

/** Whether visitors have a page that shows the change, in full size. */
export function isComparable( change: DraftChange ): boolean {
	const record = recordOf( change );
	return (
		isSiteWide( change ) ||
		( change.action === 'update' &&
			record !== null &&
			documentPreviewUrl( record, {} ) !== null )
	);
}

interface SideProps {
	readonly label: string;
	/** Why there is nothing to show; empty if there is something. */
	readonly missing: string;
	readonly change: DraftChange;
	/** Null for the live site. */
	readonly draft: number | null;
	/** Gets what is shown once it is drawn. */
	readonly onPage: ( page: Document ) => void;
}

const Side = ( { label, missing, change, draft, onPage }: SideProps ) => (
	<figure className={ styles.side }>
		<figcaption className={ styles.label }>{ label }</figcaption>
		<WhenInView className={ styles.picture }>
			{ missing ? (
				<Nothing>{ missing }</Nothing>
			) : (
				<Picture change={ change } draft={ draft } onPage={ onPage } />
			) }
		</WhenInView>
	</figure>
);

const Nothing = ( { children }: { readonly children: string } ) => (
	<div className={ styles.none }>{ children }</div>
);

function Picture( {
	change,
	draft,
	onPage,
}: Pick< SideProps, 'change' | 'draft' | 'onPage' > ) {
	const query: Readonly< Record< string, string > > =
		draft === null ? {} : { [ DRAFT_ARG ]: String( draft ) };
	const record = recordOf( change );
	// A page keeps its address: another version has to be loaded anew.
	const version = draft === null ? change.liveVersion : change.version;
	const url = pictureUrl( change, query );
	if ( url !== null ) {
		return <PagePicture key={ version } url={ url } onPage={ onPage } />;
	}
	return (
		record && (
			<DocumentPicture
				of={ `${ record.type }:${ record.id }` }
				draft={ draft }
				version={ change.modified }
				isProposed={ draft !== null && change.isProposed }
				onPage={ onPage }
			/>
		)
	);
}

/** As wide as a page is laid out in a picture, in pixels: texts of the usual size stay readable. */
const PAGE = { width: 900, height: 675 };

function DocumentPicture( {
	of,
	draft,
	version,
	isProposed,
	onPage,
}: {
	readonly of: string;
	readonly draft: number | null;
	readonly version: string;
	readonly isProposed: boolean;
	readonly onPage: SideProps[ 'onPage' ];
} ) {
	const load = useDraftPreview( of, draft, version, isProposed );
	return load.status === 'ready' && load.value !== null ? (
		<PreviewFrame
			page={ load.value }
			viewport={ PAGE.width }
			onPage={ onPage }
		/>
	) : (
		<Nothing>
			{ load.status === 'loading' ? '' : __( 'No preview', 'atelier' ) }
		</Nothing>
	);
}

function PagePicture( {
	url,
	onPage,
}: {
	readonly url: string;
	readonly onPage: SideProps[ 'onPage' ];
} ) {
	const [ width, setWidth ] = useState( 0 );
	const measure = useResizeObserver< HTMLDivElement >( ( [ entry ] ) => {
		if ( entry ) {
			setWidth( entry.contentRect.width );
		}
	} );
	return (
		<div ref={ measure } className={ styles.holder }>
			<iframe
				className={ styles.page }
				title={ __( 'Preview', 'atelier' ) }
				src={ url }
				sandbox="allow-same-origin"
				aria-hidden
				tabIndex={ -1 }
				onLoad={ ( { currentTarget } ) =>
					void show( currentTarget, onPage )
				}
				style={ {
					inlineSize: PAGE.width,
					blockSize: PAGE.height,
					transform: `scale( ${ width / PAGE.width } )`,
				} }
			/>
		</div>
	);
}

async function show(
	frame: HTMLIFrameElement,
	onPage: SideProps[ 'onPage' ]
): Promise< void > {
	await frameMender.get()?.( frame, { isReview: true } );
	const page = pageIn( frame );
	if ( page && page.URL !== 'about:blank' ) {
		onPage( page );
	}
}
