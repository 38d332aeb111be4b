import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addressInDraft, hrefOf, siteDraftRoute } from '@/routing';
import { switchDraft } from '@/features/siteDrafts';
import type { Outcome } from '../data/replacing';
import { numberLabel } from '@/ui/numberLabel';
import { typeLabel } from './labels';
import styles from './Find.module.css';

/** What came of replacing, and the site draft that it went into. */
export interface Done extends Outcome {
	readonly draft: { readonly id: number; readonly title: string } | null;
}

interface ReplaceOutcomeProps {
	readonly done: Done;
	/** What was done; the number of changed documents by default. */
	readonly said?: string;
	/** The label of the button that finds anew. */
	readonly again: string;
	readonly onAgain: () => void;
}

/** Says what was replaced and what wasn't, with the way on. */
export const ReplaceOutcome = ( {
	done: { done, refused, draft },
	said = changedLabel( done, draft !== null ),
	again,
	onAgain,
}: ReplaceOutcomeProps ) => (
	<div className={ styles.outcome } role="status">
		<p>{ said }</p>
		{ refused.length > 0 && (
			<>
				<p>{ __( 'These were left as they are:', 'atelier' ) }</p>
				<ul className={ styles.refused }>
					{ refused.map( ( { title, type, reason }, at ) => (
						<li key={ at }>
							<strong>
								{ title || __( '(no title)', 'atelier' ) }
							</strong>{ ' ' }
							<span className={ styles.quiet }>
								{ typeLabel( type ) }
							</span>
							<br />
							{ reason }
						</li>
					) ) }
				</ul>
			</>
		) }
		<div className={ styles.actions }>
			{ draft && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () =>
						switchDraft(
							draft,
							addressInDraft(
								draft.id,
								new URL(
									hrefOf( siteDraftRoute, { id: draft.id } ),
									window.location.href
								).href
							)
						)
					}
				>
					{ __( 'Open site draft', 'atelier' ) }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ onAgain }
			>
				{ again }
			</Button>
		</div>
	</div>
);

function changedLabel( done: number, isInDraft: boolean ): string {
	if ( done === 0 ) {
		return __( 'No document was changed.', 'atelier' );
	}
	return sprintf(
		isInDraft
			? /* translators: %s: number of documents. */
				_n(
					'%s document was changed in a new site draft. Your site stays as it is until you publish it.',
					'%s documents were changed in a new site draft. Your site stays as it is until you publish it.',
					done,
					'atelier'
				)
			: /* translators: %s: number of documents. */
				_n(
					'%s document has unsaved changes. Review and save them.',
					'%s documents have unsaved changes. Review and save them.',
					done,
					'atelier'
				),
		numberLabel( done )
	);
}
