<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * What one record uses: each thing has a kind and an ID within it. Bounded, whatever content is made of.
 */
final class Used_Things {
	/** A synced pattern by its ID, or a registered one by its name. */
	public const PATTERN = 'pattern';

	/** "theme//slug". */
	public const PART = 'part';

	/** An ID, or FALLBACK. */
	public const MENU = 'menu';

	/** A custom template of a page or post, by its slug. */
	public const TEMPLATE = 'template';

	/** The name of a block type. */
	public const BLOCK = 'block';

	/** "block|style". */
	public const BLOCK_STYLE = 'block-style';

	/** An attachment by its ID. */
	public const MEDIA = 'media';

	/** A path in the folder of uploads, without what WordPress adds for a size. */
	public const FILE = 'file';

	/** What links lead to: IDs, and addresses within the site or outside of it. */
	public const POST    = 'post';
	public const TERM    = 'term';
	public const ADDRESS = 'address';

	public const SHORTCODE = 'shortcode';
	public const CSS_CLASS = 'class';

	/** A face of a font; see Face_Uses. */
	public const FONT_FACE = 'font-face';

	/** The kinds of presets by the word for them in CSS variables. */
	public const PRESETS = array(
		'color'         => 'color',
		'gradient'      => 'gradient',
		'duotone'       => 'duotone',
		'font-size'     => 'fontSize',
		'font-family'   => 'fontFamily',
		'spacing'       => 'spacing',
		'shadow'        => 'shadow',
		'aspect-ratio'  => 'aspectRatio',
		'border-radius' => 'borderRadius',
		'dimension'     => 'dimension',
	);

	/** The menu of a navigation block without one. */
	public const FALLBACK = 'fallback';

	/** Of one record. */
	private const MOST = 5000;

	/** In bytes, of an ID. */
	private const LONGEST = 2000;

	/** @var array<string, array{ kind: string, thing: string, times: int }> By key. */
	private array $things = array();

	/** @var array<string, true> What was added, by kind and ID: content repeats itself. */
	private array $known = array();

	/** @return list<string> */
	public static function kinds(): array {
		return array_merge( array( self::PATTERN, self::PART, self::MENU, self::TEMPLATE, self::BLOCK, self::BLOCK_STYLE, self::MEDIA, self::FILE, self::POST, self::TERM, self::ADDRESS, self::SHORTCODE, self::CSS_CLASS, self::FONT_FACE ), array_values( self::PRESETS ) );
	}

	/** The key of a thing in the index: as long for every ID, and without the case and accents that databases ignore. */
	public static function key( string $kind, string $thing ): string {
		return md5( "$kind\n" . ( in_array( $kind, self::PRESETS, true ) ? self::in_css( $thing ) : $thing ) );
	}

	/** A slug of a preset as in CSS: content has either. */
	private static function in_css( string $slug ): string {
		static $known = array();
		if ( ! isset( $known[ $slug ] ) ) {
			$known          = count( $known ) > self::MOST ? array() : $known;
			$kebab          = _wp_to_kebab_case( $slug );
			$known[ $slug ] = '' === $kebab ? $slug : $kebab;
		}
		return $known[ $slug ];
	}

	public function add( string $kind, string $thing ): void {
		if ( isset( $this->known[ "$kind $thing" ] ) || '' === $thing || strlen( $thing ) > self::LONGEST || ! mb_check_encoding( $thing, 'UTF-8' ) || count( $this->known ) >= self::MOST ) {
			return;
		}
		$this->known[ "$kind $thing" ] = true;
		// The first form of a slug counts: attributes, which have it as it is stored, are read before CSS.
		$this->things += array( self::key( $kind, $thing ) => compact( 'kind', 'thing' ) + array( 'times' => 1 ) );
	}

	/** @param mixed $id Ignored if it can't be one. */
	public function add_id( string $kind, $id ): void {
		if ( is_numeric( $id ) && (int) $id > 0 ) {
			$this->add( $kind, (string) (int) $id );
		}
	}

	/**
	 * Of a block type, how many blocks there are; everything else counts once.
	 *
	 * @param array<string, int> $numbers By name.
	 */
	public function add_numbers( array $numbers ): void {
		foreach ( $numbers as $name => $number ) {
			$key = self::key( self::BLOCK, (string) $name );
			if ( isset( $this->things[ $key ] ) ) {
				$this->things[ $key ]['times'] = $number;
			}
		}
	}

	/** @return array<string, array{ kind: string, thing: string, times: int }> By key. */
	public function all(): array {
		return $this->things;
	}

	/** @param list<string> $keys */
	public function has_any( array $keys ): bool {
		return array() !== array_intersect_key( $this->things, array_flip( $keys ) );
	}
}
