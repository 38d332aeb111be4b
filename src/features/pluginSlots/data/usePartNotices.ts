import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useSignal } from '@/ui/useSignal';
import { partFailures, type PartFailure } from '@/platform/stages/partFailures';

/** Says what of plugins and themes the editor goes on without, in one notice for each of them. */
export function usePartNotices(): void {
	const failures = useSignal( partFailures );
	useEffect( () => {
		for ( const by of new Set(
			failures.map( ( { by: name } ) => name )
		) ) {
			const [ first ] = failures.filter( ( one ) => one.by === by );
			if ( first ) {
				void dispatch( noticesStore ).createWarningNotice(
					sentenceFor( first ),
					{ id: `atelier-part-${ by }` }
				);
			}
		}
	}, [ failures ] );
}

function sentenceFor( { by, file, reason }: PartFailure ): string {
	const short = file.replace( /^.*\/\/[^/]+\/(.*?)(?:\?.*)?$/, '$1' );
	return reason === 'missing' || reason === 'late'
		? sprintf(
				/* translators: 1: name of a plugin or theme, 2: a file. */
				__(
					'Part of “%1$s” could not be downloaded (%2$s). The editor works without it; its blocks may be missing.',
					'atelier'
				),
				by,
				short
			)
		: sprintf(
				/* translators: 1: name of a plugin or theme, 2: a file. */
				__(
					'“%1$s” has an error in %2$s. The editor works without it; its blocks may be missing.',
					'atelier'
				),
				by,
				short
			);
}
