import { Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library';
import type { ProductionPackage } from '../productionPackages.ts';

const spec = Spec.Spec1dot6;

const componentOf = ({ name, version, licence }: ProductionPackage): Models.Component => {
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
  return new Models.Component(Enums.ComponentType.Library, name, {
    version,
    purl,
    bomRef: purl,
    licenses: new Models.LicenseRepository([new Models.LicenseExpression(licence)]),
  });
};

/** The list of packages of an archive in the CycloneDX format, in which scanners find known vulnerabilities. */
export async function sbomOf(name: string, version: string, packages: readonly ProductionPackage[]): Promise<string> {
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: new Models.Component(Enums.ComponentType.Application, name, { version }),
    }),
    components: new Models.ComponentRepository(packages.map(componentOf)),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(spec));
  const text = serializer.serialize(bom, { sortLists: true, space: 1 });
  const fault = await new Validation.JsonStrictValidator(spec.version).validate(text);
  if (fault) throw new Error(`The list of parts of ${name} does not fit CycloneDX: ${JSON.stringify(fault)}`);
  return text;
}
