import { __ } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import type { HomepageProblem } from '../model/homepage';

/** The problem with the chosen pages, and how to fix it. */
export function homepageMessage( problem: HomepageProblem ): string {
	switch ( problem ) {
		case 'none':
			return __(
				'Choose a page for the homepage, or show your latest posts.',
				'atelier'
			);
		case 'same':
			return __(
				'The homepage and the posts page can’t be the same page. Choose another page for one of them.',
				'atelier'
			);
		default:
			return assertNever( problem );
	}
}

/** The message about a homepage or posts page that isn't published any more. */
export const lostPageMessage = (): string =>
	__(
		'This page was deleted or isn’t published anymore. Choose another page.',
		'atelier'
	);
