import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { assertNever } from '@/kernel/invariant';
import { boot, type ThemePreview } from '@/platform/boot';

/** Explains why the theme that the URL previews isn't shown. */
export function usePreviewProblem(): void {
	useEffect( () => {
		const preview = boot().themePreview;
		if ( preview && preview.problem !== '' ) {
			void dispatch( noticesStore ).createErrorNotice(
				problemMessage( preview.problem, preview.name ),
				{ id: 'atelier-preview-problem' }
			);
		}
	}, [] );
}

function problemMessage(
	problem: Exclude< ThemePreview[ 'problem' ], '' >,
	name: string
): string {
	switch ( problem ) {
		case 'missing':
			return sprintf(
				/* translators: %s: the folder name of a theme. */
				__(
					'The theme “%s” isn’t installed on this site. You’re seeing the active theme instead.',
					'atelier'
				),
				name
			);
		case 'broken':
			return sprintf(
				/* translators: %s: name of a theme. */
				__(
					'“%s” can’t be previewed because it’s broken or isn’t allowed on this site. You’re seeing the active theme instead.',
					'atelier'
				),
				name
			);
		case 'forbidden':
			return __(
				'You aren’t allowed to switch themes, so you can’t preview one. You’re seeing the active theme instead.',
				'atelier'
			);
		default:
			return assertNever( problem );
	}
}
