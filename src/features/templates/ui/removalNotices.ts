import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { messageFor } from '../../../ui/messages';
import type { Outcome } from '../data/changeTemplates';
import type { Template, TemplateRemoval } from '../model/template';

/** Says what was removed, with a way back, and what was not and why. */
export function tellRemoved(
	removal: TemplateRemoval,
	{ done, failed, undo }: Outcome
): void {
	tellFailed( failed );
	if ( done.length === 0 ) {
		return;
	}
	const takeBack = async () => {
		const { failed: lost, done: back } = await undo();
		tellFailed( lost );
		if ( back.length > 0 ) {
			say( backWords( back ) );
		}
	};
	say( removedWords( removal, done ), [
		{ label: __( 'Undo', 'atelier' ), onClick: () => void takeBack() },
	] );
}

function tellFailed( failed: Outcome[ 'failed' ] ) {
	for ( const { template, error } of failed ) {
		void dispatch( noticesStore ).createErrorNotice(
			sprintf(
				/* translators: 1: title of a template, 2: what went wrong. */
				__( '“%1$s”: %2$s', 'atelier' ),
				titleOf( template ),
				messageFor( error )
			),
			{ id: `atelier-template-${ template.id }` }
		);
	}
}

const say = (
	words: string,
	actions: { label: string; onClick: () => void }[] = []
) =>
	void dispatch( noticesStore ).createSuccessNotice( words, {
		type: 'snackbar',
		id: 'atelier-templates',
		actions,
	} );

const titleOf = ( { title }: Template ): string =>
	title || __( '(no title)', 'atelier' );

function removedWords(
	removal: TemplateRemoval,
	done: readonly Template[]
): string {
	const [ first ] = done;
	if ( done.length === 1 && first ) {
		return sprintf(
			removal === 'reset'
				? /* translators: %s: title of a template. */
					__( '“%s” reset.', 'atelier' )
				: /* translators: %s: title of a template. */
					__( '“%s” deleted.', 'atelier' ),
			titleOf( first )
		);
	}
	return sprintf(
		removal === 'reset'
			? /* translators: %d: number of templates. */
				_n(
					'%d template reset.',
					'%d templates reset.',
					done.length,
					'atelier'
				)
			: /* translators: %d: number of templates. */
				_n(
					'%d template deleted.',
					'%d templates deleted.',
					done.length,
					'atelier'
				),
		done.length
	);
}

function backWords( back: readonly Template[] ): string {
	const [ first ] = back;
	return back.length === 1 && first
		? sprintf(
				/* translators: %s: title of a template. */
				__( '“%s” is back.', 'atelier' ),
				titleOf( first )
			)
		: sprintf(
				/* translators: %d: number of templates. */
				_n(
					'%d template is back.',
					'%d templates are back.',
					back.length,
					'atelier'
				),
				back.length
			);
}
