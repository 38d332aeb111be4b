import { useViewportMatch } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { OpenedDraft } from '@/platform/boot';
import { draftEnd } from '@/platform/draftEnd';
import { openDraft } from '@/platform/siteDraft';
import { navigate, siteDraftRoute, siteDraftsRoute } from '@/routing';
import { BarButton, BarMenu, BarMessage } from '@/ui/Bar';
import { useRoom } from '@/ui/useRoom';
import { useSignal } from '@/ui/useSignal';
import { othersHere } from '../data/draftPeople';
import { askAbout } from '../data/draftDialog';
import { switchDraft } from '../data/switchDraft';
import { useOpenedDraft } from '../data/useOpenedDraft';
import { viewLive } from '../data/viewLive';
import { watchDraft } from '../data/watchDraft';
import { titleLabel } from './draftLabels';
import { DraftNote, noteOf } from './DraftNote';
import { EndedBar } from './EndedBar';

/** The bar of an open site draft with its actions, or the reason why it can't be shown. */
export const DraftBar = ( { draft }: { readonly draft: OpenedDraft } ) =>
	openDraft() ? (
		<WatchedBar draft={ draft } />
	) : (
		<>
			<BarMessage>{ problemMessage( draft ) }</BarMessage>
			<BarButton
				isProminent
				title={ __( 'Leave site draft', 'atelier' ) }
				onClick={ () => switchDraft( null ) }
			/>
		</>
	);

function WatchedBar( { draft }: { readonly draft: OpenedDraft } ) {
	const end = useSignal( draftEnd );
	useEffect( () => watchDraft( draft.id ), [ draft.id ] );
	return end ? (
		<EndedBar title={ ( openDraft() ?? draft ).title } end={ end } />
	) : (
		<OpenBar draft={ draft } />
	);
}

interface Action {
	readonly title: string;
	readonly onClick: () => void;
}

/** All actions but one go into the menu, one after the other; then the words take two lines. */
const STACKED = 5;

/** Then they leave out how much the draft changes, which its screen says. */
const BRIEF = 6;

function OpenBar( { draft }: { readonly draft: OpenedDraft } ) {
	const isPhone = useViewportMatch( 'small', '<' );
	const now = useOpenedDraft( draft );
	const { title, count } = now ?? draft;
	const others = useSignal( othersHere );
	const [ steps, element ] = useRoom(
		[ title, count, noteOf( now ), others.length ].join( ' ' ),
		BRIEF
	);
	const named = { id: draft.id, title: now?.title ?? draft.title };
	const review: Action = {
		title: __( 'Review changes', 'atelier' ),
		onClick: () => navigate( siteDraftRoute, { id: draft.id } ),
	};
	const compare: Action = {
		title: __( 'Compare with live site', 'atelier' ),
		onClick: () => askAbout( { name: 'compare' } ),
	};
	const share: Action = {
		title: __( 'Share…', 'atelier' ),
		onClick: () => askAbout( { name: 'share', draft: named } ),
	};
	const publish: Action = {
		title: __( 'Publish…', 'atelier' ),
		onClick: () => askAbout( { name: 'publish', draft: named } ),
	};
	const live: Action = {
		title: __( 'View live site', 'atelier' ),
		onClick: () => void viewLive(),
	};
	const more: readonly Action[] = [
		{
			title: __( 'Schedule…', 'atelier' ),
			onClick: () => askAbout( { name: 'schedule', draft: named } ),
		},
		{
			title: __( 'Rename', 'atelier' ),
			onClick: () => askAbout( { name: 'rename', draft: named } ),
		},
		{
			title: __( 'All site drafts', 'atelier' ),
			onClick: () => navigate( siteDraftsRoute, {} ),
		},
	];
	// The first to go into the menu comes first.
	const inMenu = isPhone
		? [ compare, share, live, review, publish ]
		: [ compare, share, live, review ].slice( 0, steps );
	const all = [ review, compare, share, publish, live ];
	const shown = all.filter( ( action ) => ! inMenu.includes( action ) );
	const hidden = [
		...all.filter( ( action ) => inMenu.includes( action ) ),
		...more,
	];
	return (
		<>
			<DraftNote
				opened={ draft }
				now={ now }
				room={ {
					element,
					isStacked: steps >= STACKED,
					isBrief: steps >= BRIEF,
				} }
			/>
			{ shown.map( ( action ) => (
				<BarButton key={ action.title } { ...action } />
			) ) }
			<BarMenu
				label={ __( 'Site draft actions', 'atelier' ) }
				actions={ hidden }
			/>
		</>
	);
}

function problemMessage( { problem, title, status }: OpenedDraft ): string {
	if ( problem === 'theme' ) {
		return sprintf(
			/* translators: %s: title of a site draft. */
			__(
				'The site draft “%s” is for another theme. You’re seeing the live site instead.',
				'atelier'
			),
			titleLabel( title )
		);
	}
	return problem === '' && status === 'published'
		? sprintf(
				/* translators: %s: title of a site draft. */
				__(
					'The site draft “%s” has been published. You’re seeing the live site.',
					'atelier'
				),
				titleLabel( title )
			)
		: __(
				'This site draft doesn’t exist anymore. You’re seeing the live site instead.',
				'atelier'
			);
}
