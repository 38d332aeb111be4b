<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Log;
use Throwable;
use WP_REST_Request;
use WP_Theme_JSON;
use WP_Theme_JSON_Schema;

/**
 * Settings and styles that WordPress accepts and the user is allowed to save. The constructor removes everything else and
 * records it.
 */
final class Styles_Document {
	/** In bytes. The longest theme.json of WordPress's own themes has about 40,000. */
	public const MAX_SIZE = 1048576;

	private const MAX_DEPTH = 32;

	/** Top-level keys of a theme.json. */
	private const METADATA_KEYS = array( '$schema', 'version', 'title', 'slug', 'description', 'isGlobalStylesUserThemeJSON', 'settings', 'styles' );

	/** Keys that WordPress migrates to others. */
	private const MIGRATED_KEYS = array( 'settings.appearanceTools', 'settings.spacing.spacingScale', 'styles.variations' );

	/** @var array<string, mixed> */
	private array $settings;

	/** @var array<string, mixed> */
	private array $styles;

	private Rejected_Values $rejected;

	/**
	 * @param array<int|string, mixed> $data   A theme.json.
	 * @param 'theme'|'custom'         $origin The origin of presets without one.
	 */
	private function __construct( array $data, string $origin ) {
		$this->rejected = new Rejected_Values();
		self::reject_code( $data );
		foreach ( array_keys( array_diff_key( $data, array_flip( self::METADATA_KEYS ) ) ) as $key ) {
			$this->rejected->add( array( $key ), Rejected_Values::UNKNOWN );
		}
		$sanitizer = new Styles_Sanitizer( $this->rejected );
		$clean = array(
			'version'  => $data['version'],
			'settings' => $sanitizer->sanitize_settings( $this->part( $data, 'settings' ) ),
			'styles'   => $sanitizer->sanitize_styles( $this->part( $data, 'styles' ) ),
		);
		if ( ! current_user_can( 'edit_css' ) ) {
			$clean['styles'] = $this->without_css( $clean['styles'], array( 'styles' ) );
		}
		try {
			$clean = WP_Theme_JSON_Schema::migrate( $clean, $origin );
			$valid = ( new WP_Theme_JSON( $clean, $origin ) )->get_raw_data();
			$this->compare( $clean, $valid, array(), Rejected_Values::UNKNOWN );
			if ( ! current_user_can( 'unfiltered_html' ) ) {
				$safe = WP_Theme_JSON::remove_insecure_properties( $valid, $origin );
				$this->compare( $valid, $safe, array(), Rejected_Values::ROLE );
				$valid = $safe;
			}
		} catch ( Throwable $reason ) {
			// The same error would occur on every page of the site.
			Log::caught( $reason );
			throw new Invalid_Input( 'broken', __( 'WordPress can’t use the values in this file.', 'atelier' ) );
		}
		$this->settings = $valid['settings'] ?? array();
		$this->styles   = $valid['styles'] ?? array();
	}

	/**
	 * Reads a theme.json. Its presets have the origin `theme`, like those of a theme's style variations.
	 *
	 * @throws Invalid_Input If it isn't one, or is hostile.
	 */
	public static function from_file( string $text ): self {
		$data    = self::decode( $text );
		$version = $data['version'] ?? null;
		if ( ! isset( $data['settings'] ) && ! isset( $data['styles'] ) ) {
			throw new Invalid_Input( 'no_styles', __( 'This isn’t a theme.json file because it has neither “settings” nor “styles”.', 'atelier' ) );
		}
		if ( ! is_int( $version ) || $version < 1 ) {
			throw new Invalid_Input( 'no_version', __( 'The theme.json version is missing. WordPress needs "version": 3 in the file.', 'atelier' ) );
		}
		if ( $version > WP_Theme_JSON::LATEST_SCHEMA ) {
			throw new Invalid_Input(
				'newer',
				/* translators: 1: version of a file, 2: the newest version that is known. */
				sprintf( __( 'This is version %1$d of theme.json. This site supports versions up to %2$d. A newer version of WordPress may support it.', 'atelier' ), $version, WP_Theme_JSON::LATEST_SCHEMA )
			);
		}
		return new self( $data, 'theme' );
	}

	/**
	 * Reads a global styles record.
	 *
	 * @param string $text JSON with settings and styles.
	 * @throws Invalid_Input If it isn't valid.
	 */
	public static function from_record( string $text ): self {
		$styles = self::of_record( $text );
		$rejected = $styles->rejected->first_of( array_merge( Css_Validator::REASONS, Rejection::REASONS ) );
		if ( $rejected ) {
			throw new Invalid_Input( 'invalid', Rejection::message( esc_html( $rejected['path'] ), $rejected['reason'] ) );
		}
		return $styles;
	}

	/**
	 * Reads stored styles, without invalid and hostile values.
	 *
	 * @return self|null Null if they are unusable.
	 */
	public static function from_stored( string $text ): ?self {
		try {
			return self::of_record( $text );
		} catch ( Invalid_Input $reason ) {
			return null;
		}
	}

	/** The ID in the route of a global styles record; 0 for other routes. WordPress ignores the case of routes. */
	public static function id_in_route( WP_REST_Request $request ): int {
		return 1 === preg_match( '#^/wp/v2/global-styles/(\d+)$#iD', $request->get_route(), $found ) ? (int) $found[1] : 0;
	}

	/** @return array{settings: object, styles: object} */
	public function parts(): array {
		return array(
			'settings' => (object) $this->settings,
			'styles'   => (object) $this->styles,
		);
	}

	public function is_empty(): bool {
		return array() === $this->settings && array() === $this->styles;
	}

	/** @return list<array{path: string, reason: string}> */
	public function rejected(): array {
		return $this->rejected->entries();
	}

	/** @throws Invalid_Input If WordPress rejects it, or it is hostile. */
	private static function of_record( string $text ): self {
		return new self( array( 'version' => WP_Theme_JSON::LATEST_SCHEMA ) + array_intersect_key( self::decode( $text ), array_flip( array( 'settings', 'styles' ) ) ), 'custom' );
	}

	/** @return array<int|string, mixed> */
	private static function decode( string $text ): array {
		if ( strlen( $text ) > self::MAX_SIZE ) {
			throw new Invalid_Input(
				'too_large',
				/* translators: %s: a size, such as "1 MB". */
				sprintf( __( 'This is larger than %s.', 'atelier' ), size_format( self::MAX_SIZE ) )
			);
		}
		$data = json_decode( $text, true, self::MAX_DEPTH );
		if ( JSON_ERROR_DEPTH === json_last_error() ) {
			throw new Invalid_Input( 'too_deep', __( 'Its values are nested too deep for a theme.json file.', 'atelier' ) );
		}
		if ( ! is_array( $data ) || isset( $data[0] ) ) {
			throw new Invalid_Input( 'no_json', __( 'This isn’t a JSON object.', 'atelier' ) );
		}
		return $data;
	}

	/**
	 * Rejects markup and scripts: styles are printed in a style element on every page. CSS may have what looks like a tag, such as
	 * `syntax: "<angle>"`, where WordPress takes it.
	 *
	 * @param array<int|string, mixed> $data
	 * @param list<string|int>         $path
	 */
	private static function reject_code( array $data, array $path = array() ): void {
		foreach ( $data as $key => $value ) {
			$at = array_merge( $path, array( $key ) );
			if ( is_array( $value ) ) {
				self::reject_code( $value, $at );
			}
			$text    = is_string( $value ) ? $value . ' ' . $key : (string) $key;
			$is_free = is_string( $value ) && 'css' === $key && Css_Validator::may_have_tags( $at );
			if ( 0 !== preg_match( '#javascript:|vbscript:|expression\s*\(|-moz-binding#i', $text ) || 0 !== preg_match( $is_free ? '#</style#i' : '#</?[a-z!]#i', $text ) ) {
				throw new Invalid_Input(
					'code',
					/* translators: %s: a place in a file, such as "styles.color.text". */
					sprintf( __( '%s contains HTML or a script, which aren’t allowed in styles.', 'atelier' ), esc_html( mb_substr( implode( '.', $at ), 0, 200 ) ) )
				);
			}
		}
	}

	/**
	 * @param array<int|string, mixed> $data
	 * @return array<int|string, mixed>
	 */
	private function part( array $data, string $name ): array {
		$part = $data[ $name ] ?? array();
		if ( is_array( $part ) && ! isset( $part[0] ) ) {
			return $part;
		}
		$this->rejected->add( array( $name ), Rejected_Values::TYPE );
		return array();
	}

	/**
	 * @param array<int|string, mixed> $node
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	private function without_css( array $node, array $path ): array {
		foreach ( $node as $key => $value ) {
			$at = array_merge( $path, array( $key ) );
			if ( 'css' === $key ) {
				$this->rejected->add( $at, Rejected_Values::CSS );
				unset( $node[ $key ] );
			} elseif ( is_array( $value ) ) {
				$node[ $key ] = $this->without_css( $value, $at );
			}
		}
		return $node;
	}

	/**
	 * Records the keys of one tree that another one lacks.
	 *
	 * @param array<int|string, mixed> $before
	 * @param array<int|string, mixed> $after
	 * @param list<string|int>         $path
	 */
	private function compare( array $before, array $after, array $path, string $reason ): void {
		if ( isset( $before[0] ) && ! isset( $after[0] ) ) {
			// Preset lists are now keyed by origin.
			$after = $after['theme'] ?? $after['custom'] ?? array();
		}
		foreach ( $before as $key => $value ) {
			$at = array_merge( $path, array( $key ) );
			if ( array() === $value || in_array( implode( '.', $at ), self::MIGRATED_KEYS, true ) ) {
				continue;
			}
			if ( ! array_key_exists( $key, $after ) ) {
				$this->rejected->add( $at, $reason );
			} elseif ( is_array( $value ) && is_array( $after[ $key ] ) ) {
				$this->compare( $value, $after[ $key ], $at, $reason );
			}
		}
	}
}
