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
use WP_Theme_JSON;
use WP_Theme_JSON_Schema;

/**
 * Settings and styles that WordPress can work with and the user may save. Cannot exist with something
 * else in it; what had to be kept out is told.
 */
final class Styles_Document {
	/** In bytes. The longest theme.json of WordPress's own themes has about 40,000. */
	public const MAX_SIZE = 1048576;

	private const MAX_DEPTH = 32;

	/** Keys of a theme.json that say something about the file. */
	private const ABOUT = array( '$schema', 'version', 'title', 'slug', 'description', 'isGlobalStylesUserThemeJSON', 'settings', 'styles' );

	/** Keys that WordPress turns into others. */
	private const TURNED = array( 'settings.appearanceTools', 'settings.spacing.spacingScale', 'styles.variations' );

	/** @var array<string, mixed> */
	private array $settings;

	/** @var array<string, mixed> */
	private array $styles;

	private Left_Out $left_out;

	/**
	 * @param array<int|string, mixed> $data   A theme.json.
	 * @param string                   $origin Whose presets are that do not say so: `theme` or `custom`.
	 */
	private function __construct( array $data, string $origin ) {
		$this->left_out = new Left_Out();
		self::refuse_code( $data );
		foreach ( array_keys( array_diff_key( $data, array_flip( self::ABOUT ) ) ) as $key ) {
			$this->left_out->add( array( $key ), Left_Out::UNKNOWN );
		}
		$shape = new Shape( $this->left_out );
		$clean = array(
			'version'  => $data['version'],
			'settings' => $shape->of_settings( $this->part( $data, 'settings' ) ),
			'styles'   => $shape->of_styles( $this->part( $data, 'styles' ) ),
		);
		if ( ! current_user_can( 'edit_css' ) ) {
			$clean['styles'] = $this->without_css( $clean['styles'], array( 'styles' ) );
		}
		try {
			$clean = WP_Theme_JSON_Schema::migrate( $clean, $origin );
			$valid = ( new WP_Theme_JSON( $clean, $origin ) )->get_raw_data();
			$this->compare( $clean, $valid, array(), Left_Out::UNKNOWN );
			if ( ! current_user_can( 'unfiltered_html' ) ) {
				$safe = WP_Theme_JSON::remove_insecure_properties( $valid, $origin );
				$this->compare( $valid, $safe, array(), Left_Out::ROLE );
				$valid = $safe;
			}
		} catch ( Throwable $reason ) {
			// Whatever WordPress stumbles over, it would stumble over it again on every page of the site.
			Log::caught( $reason );
			throw new Invalid_Input( 'broken', __( 'WordPress can’t use the values in this file.', 'atelier' ) );
		}
		$this->settings = $valid['settings'] ?? array();
		$this->styles   = $valid['styles'] ?? array();
	}

	/**
	 * Reads a theme.json. Its presets count as the theme's, as those of a theme's own variations do.
	 *
	 * @throws Invalid_Input Where it is none, or a hostile one.
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
	 * Reads what the record of global styles holds.
	 *
	 * @param string $text JSON with settings and styles.
	 * @throws Invalid_Input Where it is something else.
	 */
	public static function from_record( string $text ): self {
		$styles = self::of_record( $text );
		$damage = $styles->left_out->first_of( array_merge( Css_Text::FAULTS, Fault::FAULTS ) );
		if ( $damage ) {
			throw new Invalid_Input( 'damaged', Fault::words( esc_html( $damage['path'] ), $damage['reason'] ) );
		}
		return $styles;
	}

	/**
	 * Reads what was stored, without what is damaged or hostile.
	 *
	 * @return self|null Null where nothing of it can be used.
	 */
	public static function from_stored( string $text ): ?self {
		try {
			return self::of_record( $text );
		} catch ( Invalid_Input $reason ) {
			return null;
		}
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
	public function left_out(): array {
		return $this->left_out->entries();
	}

	/** @throws Invalid_Input Where WordPress cannot work with it, or it is hostile. */
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
	 * Nothing in styles needs markup or scripts. They end up in a style element of every page.
	 *
	 * @param array<int|string, mixed> $data
	 * @param list<string|int>         $path
	 */
	private static function refuse_code( array $data, array $path = array() ): void {
		foreach ( $data as $key => $value ) {
			$at = array_merge( $path, array( $key ) );
			if ( is_array( $value ) ) {
				self::refuse_code( $value, $at );
			}
			$text = is_string( $value ) ? $value . ' ' . $key : (string) $key;
			if ( 0 !== preg_match( '#</?[a-z!]|javascript:|vbscript:|expression\s*\(|-moz-binding#i', $text ) ) {
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
		$this->left_out->add( array( $name ), Left_Out::TYPE );
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
				$this->left_out->add( $at, Left_Out::CSS );
				unset( $node[ $key ] );
			} elseif ( is_array( $value ) ) {
				$node[ $key ] = $this->without_css( $value, $at );
			}
		}
		return $node;
	}

	/**
	 * Notes what of a tree is not in another one.
	 *
	 * @param array<int|string, mixed> $before
	 * @param array<int|string, mixed> $after
	 * @param list<string|int>         $path
	 */
	private function compare( array $before, array $after, array $path, string $reason ): void {
		if ( isset( $before[0] ) && ! isset( $after[0] ) ) {
			// Lists of presets are now under the name of whose they are.
			$after = $after['theme'] ?? $after['custom'] ?? array();
		}
		foreach ( $before as $key => $value ) {
			$at = array_merge( $path, array( $key ) );
			if ( array() === $value || in_array( implode( '.', $at ), self::TURNED, true ) ) {
				continue;
			}
			if ( ! array_key_exists( $key, $after ) ) {
				$this->left_out->add( $at, $reason );
			} elseif ( is_array( $value ) && is_array( $after[ $key ] ) ) {
				$this->compare( $value, $after[ $key ], $at, $reason );
			}
		}
	}
}
