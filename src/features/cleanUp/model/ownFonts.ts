import { kebab } from '@/features/globalStyles/index.model';
import type { OwnFont } from './own';

/** What is known of an installed family. */
interface Family {
	readonly id: number;
	readonly slug: string;
	readonly name: string;
	readonly canDelete: boolean;
}

/**
 * The installed fonts that aren't active. Active ones are among the presets first: their files are needed until the styles without
 * them are saved.
 *
 * @param families
 * @param active   The slugs of active families, edited and saved.
 */
export function inactiveFonts(
	families: readonly Family[],
	active: readonly string[]
): readonly OwnFont[] {
	const needed = new Set( active.map( kebab ) );
	return families
		.filter( ( { slug } ) => ! needed.has( kebab( slug ) ) )
		.map( ( { id, slug, name, canDelete } ) => ( {
			group: 'installed',
			id: String( id ),
			title: name,
			slug,
			isRemovable: canDelete,
		} ) );
}
