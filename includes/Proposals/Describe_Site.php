<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Site_Guidelines;
use Atelier\Records\Change;
use Atelier\Records\Record_Types;

/**
 * What an agent needs to know before it reads or proposes anything.
 */
final class Describe_Site implements Ability {
	use Only_Reads;

	/** Of a kind of record or preset, in this answer. */
	private const MOST = 60;

	private Agent_Site $site;
	private Agent_Drafts $drafts;

	public function __construct( Agent_Site $site, Agent_Drafts $drafts ) {
		$this->site   = $site;
		$this->drafts = $drafts;
	}

	public function name(): string {
		return 'describe-site';
	}

	public function label(): string {
		return __( 'Describe the site', 'atelier' );
	}

	public function description(): string {
		return 'Begin here: the site’s name and theme, its guidelines, which you must follow, what you may work on, the keys of its templates, parts, patterns, menus and styles, its presets, and your open drafts.';
	}

	public function input_schema(): array {
		return Schemas::input( array() );
	}

	public function output_schema(): array {
		$text    = Schemas::any_text();
		$integer = array( 'type' => 'integer' );
		return Schemas::output(
			array(
				'name'       => $text,
				'tagline'    => $text,
				'url'        => $text,
				'language'   => $text,
				'theme'      => $text,
				'guidelines' => Schemas::output( array_fill_keys( Site_Guidelines::TEXTS, $text ) ),
				'limits'     => Schemas::output(
					array(
						'areas'               => array( 'type' => 'array', 'items' => $text ),
						'drafts'              => $integer,
						'items_per_draft'     => $integer,
						'requests_per_minute' => $integer,
						'bytes_per_request'   => $integer,
						'changes_per_request' => $integer,
					)
				),
				'records'    => Schemas::list_of( array( 'record' => $text, 'title' => $text ) ),
				'totals'     => Schemas::output( array_fill_keys( Record_Areas::listed(), $integer ) ),
				'presets'    => Schemas::list_of( array( 'kind' => $text, 'slug' => $text, 'name' => $text, 'value' => $text ) ),
				'drafts'     => Schemas::list_of( array( 'draft' => $integer, 'title' => $text, 'status' => $text ) ),
			)
		);
	}

	/** @return array<string, mixed> */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		$drafts = array();
		foreach ( $this->drafts->open( $agent ) as $draft ) {
			$drafts[] = array(
				'draft'  => $draft->id,
				'title'  => $draft->title,
				'status' => $draft->status,
			);
		}
		return array(
			'name'       => get_bloginfo( 'name', 'raw' ),
			'tagline'    => get_bloginfo( 'description', 'raw' ),
			'url'        => home_url( '/' ),
			'language'   => get_bloginfo( 'language', 'raw' ),
			'theme'      => get_stylesheet(),
			'guidelines' => Site_Guidelines::read(),
			'limits'     => array(
				'areas'               => $limits->areas(),
				'drafts'              => $limits->drafts(),
				'items_per_draft'     => $limits->changes(),
				'requests_per_minute' => $limits->requests(),
				'bytes_per_request'   => $limits->bytes(),
				'changes_per_request' => Propose::MOST,
			),
			'drafts'     => $drafts,
			'presets'    => self::presets(),
		) + $this->site->during( $agent, $limits, 0, static fn(): array => self::records( $limits ) );
	}

	/** @return array{ records: list<array{ record: string, title: string }>, totals: array<string, int> } */
	private static function records( Agent_Limits $limits ): array {
		$records = array();
		$totals  = array();
		$styles  = Readable_Record::styles_id();
		if ( $styles > 0 && $limits->allows( Agent_Limits::STYLES ) ) {
			$records[] = array( 'record' => Change::key_of( Record_Types::STYLES, (string) $styles ), 'title' => 'Global styles' );
		}
		if ( $limits->allows( Agent_Limits::SETTINGS ) ) {
			$records[] = array( 'record' => Change::SITE, 'title' => 'Title and tagline of the site' );
		}
		foreach ( Record_Areas::listed() as $type ) {
			if ( ! $limits->allows( Record_Areas::of( $type ) ) ) {
				continue;
			}
			list( $found, $totals[ $type ] ) = Record_Types::is_template( $type ) ? Find_Records::templates( $type, '', 1 ) : Find_Records::posts( $type, '', 1 );
			foreach ( 'post' === $type ? array() : array_slice( $found, 0, self::MOST ) as $record ) {
				$records[] = array_diff_key( $record, array( 'url' => true ) );
			}
		}
		return compact( 'records', 'totals' );
	}

	/** @return list<array{ kind: string, slug: string, name: string, value: string }> Those of the site before those of the theme. */
	private static function presets(): array {
		$presets = array();
		foreach ( Preset_Lists::ALL as $kind => list( $path, $property ) ) {
			$found  = array();
			$groups = wp_get_global_settings( $path );
			foreach ( array( 'custom', 'theme' ) as $origin ) {
				foreach ( is_array( $groups[ $origin ] ?? null ) ? $groups[ $origin ] : array() as $preset ) {
					$found[] = array( 'kind' => $kind ) + array_map(
						static fn( $value ): string => is_scalar( $value ) ? (string) $value : '',
						array(
							'slug'  => $preset['slug'] ?? '',
							'name'  => $preset['name'] ?? '',
							'value' => $preset[ $property ] ?? '',
						)
					);
				}
			}
			array_push( $presets, ...array_slice( $found, 0, self::MOST ) );
		}
		return $presets;
	}
}
