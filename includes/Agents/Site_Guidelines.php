<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Guard;

/**
 * What a site tells agents about how it writes and what they should leave alone. They read it; nothing enforces it but people.
 */
final class Site_Guidelines {
	/** The texts, in the order of the screen. */
	public const TEXTS = array( 'voice', 'rules', 'protected' );

	/** Of one text, in characters: agents read all of them each time. */
	public const MAX_LENGTH = 10000;

	/** @return array<string, string> All of TEXTS, empty where the site says nothing. */
	public static function read(): array {
		$own   = self::parsed( Agent_Settings::guidelines() );
		$texts = Guard::answer(
			'atelier_site_guidelines',
			/**
			 * Filters what agents are told about the site.
			 *
			 * @param array<string, string> $texts `voice`, `rules` and `protected`, by default those of Settings › Atelier agents.
			 */
			static fn() => apply_filters( 'atelier_site_guidelines', $own ),
			$own
		);
		return self::parsed( $texts );
	}

	/**
	 * @param mixed $sent Without slashes.
	 * @return array<string, string>
	 */
	public static function from_form( $sent ): array {
		return array_map( 'sanitize_textarea_field', self::parsed( $sent ) );
	}

	/**
	 * All texts of what was stored or sent, each cut to its length.
	 *
	 * @param mixed $texts
	 * @return array<string, string>
	 */
	public static function parsed( $texts ): array {
		$parsed = array();
		foreach ( self::TEXTS as $name ) {
			$text            = is_array( $texts ) ? $texts[ $name ] ?? '' : '';
			$parsed[ $name ] = is_string( $text ) ? self::cut( $text ) : '';
		}
		return $parsed;
	}

	/** A text of up to MAX_LENGTH characters, which says where it was cut. */
	private static function cut( string $text ): string {
		$end = "\n" . __( '[The rest was left out, because this text is too long.]', 'atelier' );
		return mb_strlen( $text ) > self::MAX_LENGTH ? mb_substr( $text, 0, self::MAX_LENGTH - mb_strlen( $end ) ) . $end : $text;
	}
}
