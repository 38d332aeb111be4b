import path from 'node:path';
import { cache } from '../paths.mjs';
import { blueprintIsCurrent } from './blueprint.mjs';
import { countChecks, runTool } from './command.mjs';
import { phpFollowsRules, phpHasNoTypeErrors } from './php-code.mjs';
import { phpHasNames, phpParses } from './php-source.mjs';
import { picturesAreCurrent } from '../pictures/manifest.mjs';
import { translationsAreSound } from './translations.mjs';

/**
 * Stylelint, formatting, translations, dead code, and PHP: syntax on the oldest and the newest, rules and types. What takes
 * longest comes first.
 */
export const checkLint = () =>
	countChecks( {
		'types of PHP': phpHasNoTypeErrors,
		styles: () => runTool( 'wp-scripts', [ 'lint-style', 'src/**/*.css' ] ),
		format: () =>
			runTool( 'prettier', [
				'--check',
				'--log-level=warn',
				'--cache',
				'--cache-strategy=content',
				`--cache-location=${ path.join( cache, 'prettier' ) }`,
				'.',
			] ),
		translations: () => translationsAreSound(),
		pictures: picturesAreCurrent,
		blueprint: blueprintIsCurrent,
		'dead code': () => runTool( 'knip', [] ),
		'PHP 7.4 syntax': () => phpParses( '7.4' ),
		'names of PHP 7.4': () => phpHasNames( '7.4' ),
		'PHP 8.5 syntax': () => phpParses( '8.5' ),
		'rules of PHP': phpFollowsRules,
	} );
