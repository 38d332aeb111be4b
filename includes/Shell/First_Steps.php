<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Guard;
use Atelier\Support\Query_Args;
use Atelier\Support\Stored_Preferences;

/**
 * Whether the first steps are shown when the page opens: to users who have never seen them and don't know WordPress's
 * Site Editor either, and to those who left the page before the last step. src/features/help stores the progress.
 */
final class First_Steps {
	/** The scopes of Atelier and of WordPress's Site Editor in the preferences of users. */
	private const SCOPE       = 'atelier';
	private const SITE_EDITOR = 'core/edit-site';

	/** @return array{step: string, isOpen: bool, isBegun: bool} */
	public static function of_user( int $user ): array {
		$progress = Stored_Preferences::of_user( $user, self::SCOPE )['firstSteps'] ?? null;
		if ( is_array( $progress ) ) {
			return array(
				'step'    => is_string( $progress['step'] ?? null ) ? $progress['step'] : '',
				'isOpen'  => true === ( $progress['isOpen'] ?? false ),
				'isBegun' => true === ( $progress['isBegun'] ?? false ),
			);
		}
		return array(
			'step'    => '',
			'isOpen'  => self::is_new( $user ) && self::are_offered(),
			'isBegun' => false,
		);
	}

	/** On home, the class that keeps their place below the menu until they are loaded; see src/app/Shell.module.css. */
	public static function body_class( int $user ): string {
		$is_home = in_array( Query_Args::text( 'p' ), array( '', '/' ), true ) && 'edit' !== Query_Args::text( 'canvas' );
		return $is_home && self::of_user( $user )['isOpen'] ? ' atelier-awaits-steps' : '';
	}

	/** Users who have read the welcome guide of WordPress's Site Editor aren't new. */
	private static function is_new( int $user ): bool {
		return false !== ( Stored_Preferences::of_user( $user, self::SITE_EDITOR )['welcomeGuide'] ?? true );
	}

	private static function are_offered(): bool {
		return (bool) Guard::answer(
			'atelier_first_steps',
			/**
			 * Filters whether newcomers are shown the first steps when they open Atelier. They are in Help in any case.
			 *
			 * @param bool $are_offered By default true.
			 */
			static fn() => apply_filters( 'atelier_first_steps', true ),
			true
		);
	}
}
