import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { openDraft } from '@/platform/siteDraft';
import { Link, siteDraftRoute } from '@/routing';
import { Age } from '@/ui/Age';
import { Failure } from '@/ui/Failure';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { messageFor } from '@/ui/messages';
import { Pager } from '@/ui/Pager';
import { useWithRecords } from '@/ui/useWithRecords';
import { RowMenu, type Entry } from '@/ui/RowMenu';
import { askAbout } from '../data/draftDialog';
import { useUntilPublished } from '../data/freshDrafts';
import { switchDraft } from '../data/switchDraft';
import { useDraftsPage } from '../data/useSiteDraft';
import type { SiteDraft } from '../model/siteDraft';
import { proposalStatusLabel, proposedLabel } from './proposalLabels';
import { countLabel, statusLabel, titleLabel } from './draftLabels';
import styles from './DraftsList.module.css';

/** Published or unpublished drafts. */
export function DraftsList( {
	isPublished,
}: {
	readonly isPublished: boolean;
} ) {
	const [ page, setPage ] = useState( 1 );
	const load = useDraftsPage( isPublished, page );
	useUntilPublished( load.status === 'ready' ? load.value.drafts : [] );
	// The last draft of the last page may have been deleted or published.
	const last = load.status === 'ready' ? load.value.pages : page;
	useEffect( () => {
		if ( page > last ) {
			setPage( last );
		}
	}, [ page, last ] );
	if ( page > last ) {
		return <RowsSkeleton />;
	}
	switch ( load.status ) {
		case 'loading':
			return <RowsSkeleton />;
		case 'failed':
			return (
				<Failure
					title={ __(
						'The site drafts could not be loaded',
						'atelier'
					) }
					text={ messageFor( load.error ) }
					details={ JSON.stringify( load.error ) }
					onRetry={ load.retry }
				/>
			);
		case 'ready':
			return load.value.drafts.length === 0 ? (
				<p className={ styles.empty }>
					{ isPublished
						? __(
								'No site draft has been published yet.',
								'atelier'
							)
						: __(
								'No site drafts yet. Prepare changes to many parts of your site in a site draft, share them, and publish them together when they’re ready.',
								'atelier'
							) }
				</p>
			) : (
				<div className={ styles.scroll }>
					<ul className={ styles.list }>
						{ load.value.drafts.map( ( draft ) => (
							<Row key={ draft.id } draft={ draft } />
						) ) }
					</ul>
					{ load.value.pages > 1 && (
						<Pager
							page={ page }
							count={ load.value.pages }
							onPage={ setPage }
						/>
					) }
				</div>
			);
	}
}

function Row( { draft }: { readonly draft: SiteDraft } ) {
	const { isWaiting, run } = useWithRecords();
	const status = statusLabel( draft );
	const proposalStatus = proposalStatusLabel( draft );
	const title = titleLabel( draft.title );
	const by = draft.proposal
		? proposedLabel( draft.proposal )
		: ( draft.author?.name ?? '' );
	return (
		<li className={ styles.row } data-towards-records>
			<div className={ styles.about }>
				<h3 className={ styles.title }>
					<Link to={ siteDraftRoute } params={ { id: draft.id } }>
						<bdi>{ title }</bdi>
					</Link>
					{ openDraft()?.id === draft.id && (
						<span className={ styles.badge }>
							{ __( 'Open now', 'atelier' ) }
						</span>
					) }
					{ proposalStatus && (
						<span className={ styles.badge }>
							{ proposalStatus }
						</span>
					) }
				</h3>
				<p className={ styles.meta }>
					{ countLabel( draft.count ) }
					{ by !== '' && ` · ${ by }` }
					{ ' · ' }
					<Age date={ new Date( draft.modified ) } />
				</p>
				{ status && (
					<p
						className={ styles.status }
						data-held={ draft.status === 'held' }
					>
						{ status }
					</p>
				) }
				{ draft.theme !== boot().theme.stylesheet && (
					<p className={ styles.meta }>
						{ sprintf(
							/* translators: %s: name of a theme's folder. */
							__( 'For another theme: %s', 'atelier' ),
							draft.theme
						) }
					</p>
				) }
			</div>
			<RowMenu
				label={ sprintf(
					/* translators: %s: title of a site draft. */
					__( 'Actions for “%s”', 'atelier' ),
					title
				) }
				isWaiting={ isWaiting }
				groups={ () =>
					actionsFor( draft, ( dialog ) =>
						run( () => askAbout( dialog ) )
					)
				}
			/>
		</li>
	);
}

/** The actions for a draft, in groups. */
function actionsFor(
	draft: SiteDraft,
	onAsk: typeof askAbout
): readonly ( readonly Entry[] )[] {
	const ask = (
		name: 'rename' | 'share' | 'schedule' | 'publish' | 'delete'
	) => onAsk( { name, draft: { id: draft.id, title: draft.title } } );
	const rename: Entry = {
		label: __( 'Rename', 'atelier' ),
		act: () => ask( 'rename' ),
	};
	const remove: Entry = {
		label: __( 'Delete', 'atelier' ),
		isDestructive: true,
		act: () => ask( 'delete' ),
	};
	if ( draft.status === 'published' ) {
		return [ [ rename ], [ remove ] ];
	}
	const isHere = draft.theme === boot().theme.stylesheet;
	return [
		[
			...( isHere && openDraft()?.id !== draft.id
				? [
						{
							label: __( 'Open', 'atelier' ),
							act: () => switchDraft( draft ),
						},
					]
				: [] ),
			rename,
			{
				label: __( 'Share…', 'atelier' ),
				act: () => ask( 'share' ),
			},
		],
		[
			{
				label: __( 'Schedule…', 'atelier' ),
				act: () => ask( 'schedule' ),
			},
			{
				label: __( 'Publish…', 'atelier' ),
				act: () => ask( 'publish' ),
			},
		],
		[ remove ],
	];
}
