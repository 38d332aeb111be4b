import type { Search } from '../search';
import { blockStyleRule, classRule } from './classRule';
import { colorRule } from './colorRule';
import { linkRule } from './linkRule';
import { mediaRule } from './mediaRule';
import { presetRule } from './presetRule';
import { idRule, partRule } from './referenceRule';
import type { Rule } from './rule';

/** The searches that a rule finds: all but those for texts and for blocks as a whole. */
export type RuledSearch = Exclude<
	Search,
	{ readonly kind: 'text' | 'block' }
>;

/** The rule of a search. With nothing to replace it by, each thing is replaced by itself. */
export function ruleOf( search: RuledSearch ): Rule {
	switch ( search.kind ) {
		case 'blockStyle':
			return blockStyleRule(
				search.block,
				search.style,
				search.to ?? search.style
			);
		case 'preset':
			return presetRule( search.preset, search.slug, search.to );
		case 'colorValue':
			return colorRule( search.color, search.to );
		case 'link':
			return linkRule( search.urls, search.id, search.to );
		case 'media':
			return mediaRule( search.file, search.to );
		case 'pattern':
			return idRule(
				'core/block',
				[ 'ref' ],
				search.id,
				search.to ?? search.id
			);
		case 'part':
			return partRule( search.part, search.to ?? search.part );
		case 'menu':
			return idRule(
				'core/navigation',
				[ 'ref', 'navigationMenuId' ],
				search.id,
				search.to ?? search.id
			);
		case 'class':
			return classRule( search.name, search.to ?? search.name );
	}
}
