import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { locale } from '@/platform/locale';
import { Age } from '@/ui/Age';
import { askAbout } from '../data/draftDialog';
import { useOthersIn } from '../data/draftPeople';
import { peopleOf, type DraftChange } from '../model/change';
import type { SiteDraft } from '../model/siteDraft';
import { ProposalHead } from './ProposalHead';
import { proposedLabel } from './proposalLabels';
import { countLabel, othersLabel, statusLabel } from './draftLabels';
import styles from './DraftHead.module.css';

interface DraftHeadProps {
	readonly draft: SiteDraft;
	readonly changes: readonly DraftChange[];
}

/** About a draft, above its changes: how many, whose, who else sees it, and when it is published. */
export function DraftHead( { draft, changes }: DraftHeadProps ) {
	const status = statusLabel( draft );
	const others = useOthersIn( draft.id );
	const authors = peopleOf( changes ).filter(
		( { id, name } ) => id !== draft.author?.id && name !== ''
	);
	return (
		<div className={ styles.head }>
			<p className={ styles.facts }>
				<strong>{ countLabel( draft.count ) }</strong>
				{ draft.proposal && (
					<span>{ proposedLabel( draft.proposal ) }</span>
				) }
				{ draft.author && ! draft.proposal && (
					<span>
						{ sprintf(
							/* translators: %s: name of a user. */
							__( 'Created by %s', 'atelier' ),
							draft.author.name
						) }
					</span>
				) }
				{ authors.length > 0 && (
					<span>
						{ sprintf(
							/* translators: %s: names of users. */
							__( 'Also changed by %s', 'atelier' ),
							new Intl.ListFormat( locale() ).format(
								authors.map( ( { name } ) => name )
							)
						) }
					</span>
				) }
				{ others.length > 0 && <span>{ othersLabel( others ) }</span> }
				<Age date={ new Date( draft.modified ) } />
				{ draft.status !== 'published' && draft.links > 0 && (
					<Button
						variant="link"
						onClick={ () => askAbout( { name: 'share', draft } ) }
					>
						{ sprintf(
							/* translators: %d: number of links that show a site draft. */
							_n(
								'Shared by %d link',
								'Shared by %d links',
								draft.links,
								'atelier'
							),
							draft.links
						) }
					</Button>
				) }
			</p>
			{ status && (
				<p
					className={ styles.status }
					data-held={ draft.status === 'held' }
				>
					{ status }
				</p>
			) }
			<ProposalHead draft={ draft } changes={ changes } />
		</div>
	);
}
